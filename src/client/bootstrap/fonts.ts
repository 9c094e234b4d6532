import type { Bootstrap } from './bootstrap';

/** The arguments of `new FontFace`: family, source, descriptors. */
export type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Loads the fonts without holding up the text, which is shown at once in an installed font of the same width. A visitor's
 * first page asks for them right after the first paint; a page that was opened from this site, where they're in the cache,
 * at once. They're used if they arrive soon after the first paint and before the visitor presses, types, or scrolls:
 * nobody has begun to read. Later fonts are used from the next page on: `bootstrap.addFonts` adds them, and a client-side
 * navigation calls it.
 */
export function loadFonts(bootstrap: Bootstrap, faces: Face[]): void {
  /** Time from the first paint until fonts are late, in ms. */
  const patienceMs = 300;
  let isLate = false;
  const late = () => {
    isLate = true;
  };
  const load = () => {
    // Not earlier: making the objects would delay the first frame, by 7 ms on a phone.
    const inPage = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
    const fonts = faces.filter(([family]) => !inPage.includes(family)).map((face) => new FontFace(...face));
    bootstrap.addFonts = () => {
      for (const font of fonts) if (font.status === 'loaded') document.fonts.add(font);
    };
    // If a font can't be loaded, the installed one stays.
    Promise.allSettled(fonts.map((font) => font.load())).then(() => isLate || bootstrap.addFonts?.());
  };

  for (const type of ['pointerdown', 'keydown', 'scroll'] as const) bootstrap.listen(type, late);
  const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
  if (!isFirstPage) load();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(late, patienceMs);
    if (isFirstPage) load();
  }).observe({ type: 'paint', buffered: true });
}
