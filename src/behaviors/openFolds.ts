import type { ClientModule } from '@docusaurus/types';
import { fragmentTarget } from '@site/src/lib/fragmentTarget';

/** Opens the fold around a link's target. Browsers do this only when a page loads. */
const openFolds: ClientModule = {
  onRouteDidUpdate({ location }) {
    const target = fragmentTarget(location.hash);
    const fold = target?.closest('details:not([open])');
    if (!fold) return;
    fold.setAttribute('open', '');
    target?.scrollIntoView();
  },
};

export default openFolds;
