import type { ClientModule } from '@docusaurus/types';

declare global {
  interface Window {
    /** Fonts that arrived after the first paint, see src/plugins/webFonts.ts. */
    lateFonts?: FontFace[];
  }
}

/** Calls back when the page that has just been rendered is on the screen: in the frame after the next one it is for certain. */
function afterPaint(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(action)));
}

/**
 * Uses late fonts when the next page replaces the content anyway, once it is on the screen: a page is measured anew with
 * other fonts, and the reader shall not wait for that. Not at a fragment, whose place would move.
 */
const lateFonts: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.hash || location.pathname === previousLocation.pathname) return;
    afterPaint(() => {
      for (const font of window.lateFonts ?? []) document.fonts.add(font);
      window.lateFonts = undefined;
    });
  },
};

export default lateFonts;
