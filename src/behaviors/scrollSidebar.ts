import type { ClientModule } from '@docusaurus/types';
import { keepInView } from '@site/src/lib/keepInView';

/** Scrolls the sidebar to the current page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  const link = document.querySelector('.theme-doc-sidebar-container [aria-current]');
  if (location.pathname !== previousLocation?.pathname) keepInView(link?.closest('.menu'), link, 0, 96);
};
