// Adds the loading indicator and the region whose text screen readers announce. The framework remounts all other parts
// for each page. On upgrade: check that Root still wraps the theme provider.

import { RouteLoading } from '@site/src/behaviors/RouteLoading';
import { Announcer } from '@site/src/ui/Announcer';
import type { ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <RouteLoading />
      <Announcer />
    </>
  );
}
