import type { Bootstrap } from './bootstrap';

/** The arguments of `new FontFace`: family, source, descriptors. */
export type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Loads the fonts without a layout shift: text is shown at once, in an installed font of the same width, and changes
 * its font only where nobody sees it. A visitor's first page loads the fonts after the load event, for the next one. A page
 * that was opened from this site asks for them at once, and uses them if they arrive before its first frame.
 * `bootstrap.addFonts` adds the loaded fonts; a client-side navigation calls it.
 */
export function loadFonts(bootstrap: Bootstrap, faces: Face[]): void {
  /** Time from the load event until the fonts load, in ms: a click by then has the network for itself. */
  const delayMs = 300;
  const load = () => {
    // Not earlier: making the objects would delay the first frame, by 7 ms on a phone.
    const fonts = faces.map((face) => new FontFace(...face));
    bootstrap.addFonts = () => {
      for (const font of fonts) if (font.status === 'loaded') document.fonts.add(font);
    };
    // If a font can't be loaded, the installed one stays.
    return Promise.allSettled(fonts.map((font) => font.load()));
  };

  if (document.referrer.startsWith(`${location.origin}/`)) {
    let isBlank = true;
    requestAnimationFrame(() => {
      isBlank = false;
    });
    load().then(() => isBlank && bootstrap.addFonts?.());
  } else bootstrap.listen('load', () => setTimeout(load, delayMs));
}
