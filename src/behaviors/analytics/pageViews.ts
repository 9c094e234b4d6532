import type { ClientModule } from '@docusaurus/types';

let referrer = '';

/**
 * Replaces the path that the analytics plugin sets for a page view, because that path includes the query and fragment.
 * The bundle contains this module only if the site has analytics.
 */
export function cutPageViews(): void {
  // If a blocker has removed the tag's script, the analytics plugin would otherwise throw on each navigation.
  const send = window.gtag ?? (() => {});
  window.gtag = (...command: unknown[]) => {
    if (command[0] !== 'set' || command[1] !== 'page_path') return send(...command);
    const { origin, pathname } = location;
    send('set', { page_path: pathname, page_location: origin + pathname, page_referrer: referrer });
  };
}

if (typeof window !== 'undefined') cutPageViews();

const pageViews: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) referrer = location.origin + previousLocation.pathname;
  },
};

export default pageViews;
