import type { ClientModule } from '@docusaurus/types';
import { createStore } from '@site/src/lib/store';

/** True if the next page has been loading for longer than `delay`. */
export const routeIsLoading = createStore(false);

/** How long the old page stays unchanged, in milliseconds. */
const delay = 200;

let timeout = 0;

/** Sets `routeIsLoading`, which replaces the theme's progress bar. A new navigation restarts the timer. */
const routeLoading: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    window.clearTimeout(timeout);
    timeout = window.setTimeout(() => routeIsLoading.set(true), delay);
  },
  onRouteDidUpdate() {
    window.clearTimeout(timeout);
    routeIsLoading.set(false);
  },
};

export default routeLoading;
