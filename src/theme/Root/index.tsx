// Adds what outlives every page: the sign of loading, the announcement of a new page, links in finished HTML.
// The framework has no other place that is not mounted again with each page.
// On upgrade: check that Root still wraps the theme provider.
import { RouteAnnouncer } from '@site/src/components/RouteAnnouncer';
import { RouteLoading } from '@site/src/components/RouteLoading';
import { StaticLinks } from '@site/src/components/StaticLinks';
import type { ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <RouteLoading />
      <RouteAnnouncer />
      <StaticLinks />
    </>
  );
}
