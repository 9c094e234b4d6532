// The page for a crash of a page component itself or of the layout: title "Page Error", the same text as inside a page.
// The framework's version lacks the full stop of the text and brings a look of its own.
// On upgrade: compare with theme-fallback/Error, above all the route context that the layout needs.

import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type { ComponentProps } from 'react';

const withoutRoute = { plugin: { name: 'docusaurus-core-error-boundary', id: 'default' } };

export default function PageError(props: ComponentProps<typeof ErrorPageContent>) {
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
