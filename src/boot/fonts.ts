import type { Bootstrap } from './bootstrap';

/** Family, source, and weights of a font. */
export type Face = [family: string, source: string, weight: string];

/**
 * Loads the fonts without blocking the text, which first appears in an installed font of the same width. A visitor's
 * first page requests the fonts right after the first paint. Later pages request the cached fonts immediately. All fonts
 * are applied together, because each change lays out the text again.
 */
export function loadFonts(bootstrap: Bootstrap, faces: Face[]): void {
  const load = async () => {
    // Creating the objects any earlier would delay the first frame by 7 ms on a phone.
    const fonts = faces.map(([family, source, weight]) => new FontFace(family, source, { weight }));
    // If a font doesn't load, the text keeps the installed font.
    await Promise.allSettled(fonts.map((font) => font.load()));
    const keep = bootstrap.keepTarget();
    for (const font of fonts) if (font.status === 'loaded') document.fonts.add(font);
    keep();
  };
  if (document.referrer.startsWith(`${location.origin}/`)) load();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      load();
    }).observe({ type: 'paint', buffered: true });
}
