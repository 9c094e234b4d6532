import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSyncExternalStore } from 'react';
import { type AppAddresses, type AppPage, appUrl } from './appUrl';

const subscribe = () => () => {};

/**
 * Returns the URL of a page of the application for the current host.
 * Static HTML and the first render have the production URL, so hydration always matches. On other hosts than alpha hosts,
 * nothing renders again.
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
