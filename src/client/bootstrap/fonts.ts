import type { Bootstrap } from './bootstrap';

/** The arguments of `new FontFace`: family, source, descriptors. */
export type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Loads the fonts without blocking the text, which first appears in an installed font of the same width. A visitor's
 * first page requests them right after the first paint. A page opened from this site requests them immediately, because
 * they're in the cache. They're applied if they arrive within 300 ms of the first paint and before the visitor presses,
 * types, or scrolls; a fragment may. Otherwise, `bootstrap.addFonts` applies them on the next page.
 */
export function loadFonts(bootstrap: Bootstrap, faces: Face[]): void {
  /** Time after the first paint in which fonts are still applied, in milliseconds. */
  const patienceMs = 300;
  let isLate = false;
  const late = () => {
    isLate = true;
  };
  const load = () => {
    // Not earlier, because creating the objects would delay the first frame by 7 ms on a phone.
    const inPage = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
    const fonts = faces.filter(([family]) => !inPage.includes(family)).map((face) => new FontFace(...face));
    bootstrap.addFonts = () => {
      for (const font of fonts) if (font.status === 'loaded') document.fonts.add(font);
    };
    // If a font fails to load, the installed one stays.
    Promise.allSettled(fonts.map((font) => font.load())).then(() => {
      if (isLate) return;
      bootstrap.addFonts?.();
      // The text above a fragment's element may have another height.
      document.querySelector(':target')?.scrollIntoView();
    });
  };

  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) bootstrap.listen(type, late);
  const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
  if (!isFirstPage) load();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(late, patienceMs);
    if (isFirstPage) load();
  }).observe({ type: 'paint', buffered: true });
}
