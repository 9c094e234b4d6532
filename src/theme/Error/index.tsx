// The page that replaces a page component or layout that has crashed. Its text comes from ErrorPageContent, and its
// title is "Page Error". The framework's version has different text and a different design. On upgrade: compare with
// theme-fallback/Error, especially the route context that the layout needs.

import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import { useEffect, useRef } from 'react';

const withoutRoute = { plugin: { name: 'docusaurus-core-error-boundary', id: 'default' } };

export default function PageError(props: Props) {
  const { tryAgain } = props;
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <RouteContextProvider value={withoutRoute}>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
