import type { ClientModule } from '@docusaurus/types';
import { createStore } from '@site/src/lib/store';

/** True if the next page has been loading for longer than `delay`. */
export const routeIsLoading = createStore(false);

/** How long the old page stays unchanged, in ms. */
const delay = 200;

/** Sets `routeIsLoading`, which replaces the theme's progress bar. */
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
