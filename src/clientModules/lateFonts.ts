import type { ClientModule } from '@docusaurus/types';

declare global {
  interface Window {
    /** Fonts that arrived after the first paint, see src/plugins/webFonts.ts. */
    lateFonts?: FontFace[];
  }
}

/**
 * Uses late fonts when the next page replaces the content anyway: in the frame after its first one, because a page is
 * measured anew with other fonts, and the reader shall not wait for that. Not at a fragment, whose place would move.
 */
const lateFonts: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.hash || location.pathname === previousLocation.pathname) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const font of window.lateFonts ?? []) document.fonts.add(font);
        window.lateFonts = undefined;
      }),
    );
  },
};

export default lateFonts;
