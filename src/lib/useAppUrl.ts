import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSyncExternalStore } from 'react';
import { type AppAddresses, type AppPage, appUrl } from './appUrl';

const subscribe = () => () => {};

/**
 * Returns an application page's URL for the current host. Static HTML and the first render use the production URL, so
 * hydration always matches. Only alpha hosts render twice.
 */
export function useAppUrl(page: AppPage): string {
  const { siteConfig } = useDocusaurusContext();
  const urlFor = (hostname: string) => appUrl(hostname, page, siteConfig.customFields?.appAddresses as AppAddresses);
  return useSyncExternalStore(
    subscribe,
    () => urlFor(window.location.hostname),
    () => urlFor(''),
  );
}
