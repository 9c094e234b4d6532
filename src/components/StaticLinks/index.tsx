import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect } from 'react';

/** A page of this site behind a link. A file, another site or a place on this page is none. */
function pageBehind(target: EventTarget | null, baseUrl: string): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const isPage =
    link.origin === location.origin && link.pathname.startsWith(baseUrl) && !/\.[^/]*$/.test(link.pathname);
  return isPage && !link.getAttribute('href')?.startsWith('#') ? link : undefined;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Makes links in finished HTML navigate inside the site, and loads the page behind them under the pointer. */
export function StaticLinks() {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  useEffect(() => {
    const navigate = (event: MouseEvent) => {
      const link = pageBehind(event.target, baseUrl);
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const preload = ({ target }: Event) => {
      const link = pageBehind(target, baseUrl);
      if (link) window.docusaurus.preload(link.pathname);
    };
    document.addEventListener('click', navigate);
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('touchstart', preload, { passive: true });
    return () => {
      document.removeEventListener('click', navigate);
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('touchstart', preload);
    };
  }, [history, baseUrl]);
  return null;
}
