import type { Bootstrap } from './bootstrap';

/** The arguments of `new FontFace`: family, source, descriptors. */
type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

export type FontOptions = {
  faces: Face[];
  /** Changes with the font files. */
  version: string;
};

declare global {
  interface Window {
    /** Fonts that arrived after the first paint; the next page uses them, see src/build/bootstrap/lateFonts.ts. */
    lateFonts?: FontFace[];
  }
}

/**
 * Loads the fonts without a layout shift. Fonts that arrive before the first paint are used at once. Marketing pages ask
 * for them right away. A document, whose text comes first, does so only in a browser that most likely has them in its
 * cache; otherwise it loads them after the load event. Fonts that arrive later wait in `window.lateFonts` for the next page,
 * because even with matched metrics some lines would break elsewhere. So do those of a page that is opened at a fragment,
 * where the browser has already scrolled. Text is never held back.
 */
export function loadFonts(bootstrap: Bootstrap, { faces, version }: FontOptions): void {
  /** Time from the load event of a document until its fonts load, in ms: a click by then has the network for itself. */
  const delayMs = 300;
  /** Key in the local storage: the fonts that this browser has loaded before. */
  const storageKey = 'fonts';

  const load = async () => {
    try {
      const fonts = await Promise.all(faces.map((face) => new FontFace(...face).load()));
      if (location.hash || performance.getEntriesByType('paint').length > 0) window.lateFonts = fonts;
      else for (const font of fonts) document.fonts.add(font);
      localStorage.setItem(storageKey, version);
    } catch {
      // Without the fonts, the installed ones stay. The local storage may be blocked.
    }
  };
  const isLoaded = () => {
    try {
      return localStorage.getItem(storageKey) === version;
    } catch {
      return false;
    }
  };
  const isDocument = /plugin-docs/.test(document.documentElement.className);
  if (!isDocument || isLoaded()) load();
  else bootstrap.listen('load', () => setTimeout(load, delayMs));
}
