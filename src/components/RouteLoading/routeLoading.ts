import type { ClientModule } from '@docusaurus/types';
import { createStore } from '@site/src/lib/store';

/** True while the next page has been loading for longer than the eye forgives. */
export const routeIsLoading = createStore(false);

/** For this long the old page stays as it is, in ms. */
const delay = 200;

/** Tells when a page takes long to load. Takes the place of the theme's progress bar, see src/plugins/routeLoading.ts. */
const routeLoading: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timeout = window.setTimeout(() => routeIsLoading.set(true), delay);
    return () => window.clearTimeout(timeout);
  },
  onRouteDidUpdate() {
    routeIsLoading.set(false);
  },
};

export default routeLoading;
