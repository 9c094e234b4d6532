import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSyncExternalStore } from 'react';
import { type AppAddresses, type AppPage, appUrl } from './appUrl';

const subscribe = () => () => {};
const currentHostname = () => window.location.hostname;
const staticHostname = () => '';

/**
 * Returns the URL of a page of the application for the current host.
 * Static HTML and the first render have the production URL, so hydration always matches.
 */
export function useAppUrl(page: AppPage): string {
  const { siteConfig } = useDocusaurusContext();
  const hostname = useSyncExternalStore(subscribe, currentHostname, staticHostname);
  return appUrl(hostname, page, siteConfig.customFields?.appAddresses as AppAddresses);
}
