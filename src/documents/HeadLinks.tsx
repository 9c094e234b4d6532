import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { markdownPath } from '@site/src/lib/markdownPath';
import { releaseFeed } from '@site/src/lib/releaseFeed';

/**
 * Links in a document's head to its Markdown and, in the release notes, to their feed. A `<head>` in MDX lacks access to
 * the base URL. `rel` comes before `href`, because Helmet removes duplicates by whichever of the two comes last.
 */
export function HeadLinks() {
  const { frontMatter, metadata } = useDoc();
  const feed = useBaseUrl('/') + releaseFeed;
  return (
    <Head>
      <link rel="alternate" href={markdownPath(metadata.permalink)} type="text/markdown" />
      {(frontMatter as { page_type?: string }).page_type === 'release-notes' && (
        <link rel="alternate" href={feed} title="Releases" type="application/atom+xml" />
      )}
    </Head>
  );
}
