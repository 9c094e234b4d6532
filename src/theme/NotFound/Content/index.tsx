// The not-found page in the site's design, with a title and a search field, which the theme's page under /docs lacks. On
// upgrade: check that NotFound and DocRoot still render Content with className.
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { PageHead } from '@site/src/marketing/PageHead';
import { SearchButton } from '@site/src/search/SearchButton';
import { ButtonLink, ButtonRow } from '@site/src/ui/Button';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import Chip from './chip.svg';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props) {
  return (
    <main className={clsx(styles.root, className)}>
      <PageMetadata
        description="There’s no page at this address. Go to the documentation, the quick start, or the Benchloom home page instead."
        title="Page not found"
      />
      <Head>
        <meta content="noindex" name="robots" />
      </Head>
      <PageHead
        action={
          <>
            <SearchButton className={styles.search}>Search the site</SearchButton>
            <ButtonRow>
              <ButtonLink to="/docs/">Open the documentation</ButtonLink>
              <ButtonLink to="/">Back to the home page</ButtonLink>
            </ButtonRow>
          </>
        }
        drawing={<Chip role="img" title="A chip labeled 404 with one pin marked NC, not connected." />}
        lead="The page may have moved, or the link may have a typo."
        title="Page not found"
      />
    </main>
  );
}
