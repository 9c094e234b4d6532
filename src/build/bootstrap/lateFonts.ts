import type { ClientModule } from '@docusaurus/types';

declare global {
  interface Window {
    /** Fonts that arrived after the first paint, see src/build/bootstrap/fonts.ts. */
    lateFonts?: FontFace[];
  }
}

/** Calls back once the page that was just rendered is on the screen, which is certain in the second frame. */
function afterPaint(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(action)));
}

/**
 * Adds late fonts once the next page is on the screen, because new fonts cause a new layout that navigation shouldn't
 * wait for. Does nothing on a page opened at a fragment, which would move.
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
