import type { Bootstrap } from './bootstrap';

/** The arguments of `new FontFace`: family, source, descriptors. */
export type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Loads the fonts without blocking the text, which first appears in an installed font of the same width. A visitor's
 * first page requests the fonts right after the first paint. Later pages request the cached fonts immediately. Fonts
 * are applied if they arrive within 300 ms of the first paint and before the visitor clicks, types, or scrolls. A jump
 * to a fragment doesn't count as scrolling. Otherwise, `bootstrap.addFonts` applies them on the next page.
 */
export function loadFonts(bootstrap: Bootstrap, faces: Face[]): void {
  /** Time after the first paint during which fonts are still applied, in milliseconds. */
  const patienceMs = 300;
  let isLate = false;
  const late = () => {
    isLate = true;
  };
  const load = () => {
    // Creating the objects any earlier would delay the first frame by 7 ms on a phone.
    const inPage = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
    const fonts = faces.filter(([family]) => !inPage.includes(family)).map((face) => new FontFace(...face));
    bootstrap.addFonts = () => {
      for (const font of fonts) if (font.status === 'loaded') document.fonts.add(font);
    };
    // If a font doesn't load, the text keeps the installed font.
    Promise.allSettled(fonts.map((font) => font.load())).then(() => {
      if (isLate) return;
      bootstrap.addFonts?.();
      // The fonts can change the height of the text above the target.
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
