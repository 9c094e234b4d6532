import type { Bootstrap } from './bootstrap';

/** The arguments of `new FontFace`: family, source, descriptors. */
export type Face = [family: string, source: string, descriptors: FontFaceDescriptors];

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
export function loadFonts(bootstrap: Bootstrap, faces: Face[]): void {
  /** Time from the load event of a document until its fonts load, in ms: a click by then has the network for itself. */
  const delayMs = 300;
  /** Key in the local storage, and its value: the fonts that this browser has loaded before. */
  const storageKey = 'fonts';
  const files = faces.map(([, source]) => source).join();

  const load = async () => {
    try {
      const fonts = await Promise.all(faces.map((face) => new FontFace(...face).load()));
      if (location.hash || performance.getEntriesByType('paint').length > 0) window.lateFonts = fonts;
      else for (const font of fonts) document.fonts.add(font);
      localStorage.setItem(storageKey, files);
    } catch {
      // Without the fonts, the installed ones stay. The local storage may be blocked.
    }
  };
  const isLoaded = () => {
    try {
      return localStorage.getItem(storageKey) === files;
    } catch {
      return false;
    }
  };
  const isDocument = /plugin-docs/.test(document.documentElement.className);
  if (!isDocument || isLoaded()) load();
  else bootstrap.listen('load', () => setTimeout(load, delayMs));
}
