import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { markdownPath } from '@site/src/lib/markdownPath';
import { releaseFeed } from '@site/src/lib/releaseFeed';

// `rel` comes before `href`, because Helmet removes duplicates by whichever of the two comes last.

function Feed() {
  return (
    <Head>
      <link rel="alternate" href={useBaseUrl('/') + releaseFeed} title="Releases" type="application/atom+xml" />
    </Head>
  );
}

/**
 * Links in a document's head to its Markdown and, in the release notes, to their feed. A `<head>` in MDX has no access to
 * the base URL.
 */
export function HeadLinks() {
  const { frontMatter, metadata } = useDoc();
  return (
    <>
      <Head>
        <link rel="alternate" href={markdownPath(metadata.permalink)} type="text/markdown" />
      </Head>
      {(frontMatter as { page_type?: string }).page_type === 'release-notes' && <Feed />}
    </>
  );
}
