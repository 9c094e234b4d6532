import type { ClientModule } from '@docusaurus/types';

declare global {
  interface Window {
    /** Fonts that arrived after the first paint, see src/plugins/webFonts.ts. */
    lateFonts?: FontFace[];
  }
}

/** Uses late fonts when the next page replaces the content anyway. */
const lateFonts: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    for (const font of window.lateFonts ?? []) document.fonts.add(font);
    window.lateFonts = undefined;
  },
};

export default lateFonts;
