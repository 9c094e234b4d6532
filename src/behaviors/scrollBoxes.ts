import type { ClientModule } from '@docusaurus/types';
import { watchScrolling } from '@site/src/lib/watchScrolling';

let stops: (() => void)[] = [];

/** Keeps code and tables out of the tab order unless they scroll. */
const scrollBoxes: ClientModule = {
  onRouteDidUpdate() {
    for (const stop of stops) stop();
    stops = [...document.querySelectorAll<HTMLElement>('.theme-code-block pre, .table-region')].map(watchScrolling);
  },
};

export default scrollBoxes;
