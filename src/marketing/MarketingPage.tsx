import Layout from '@theme/Layout';
import type { ComponentProps, ReactNode } from 'react';
import { PageHead } from './PageHead';

type Props = ComponentProps<typeof PageHead> & { description: string; children: ReactNode };

/** A page with a head. Its name, or else its title, is the title of the window. */
export function MarketingPage({ description, children, ...head }: Props) {
  return (
    <Layout description={description} title={head.label ?? head.title}>
      <main>
        <PageHead {...head} />
        {children}
      </main>
    </Layout>
  );
}
