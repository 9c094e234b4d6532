import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { feeds } from '@site/src/lib/feeds';
import { markdownPath } from '@site/src/lib/markdownPath';

// `rel` comes before `href`, because Helmet removes duplicates by whichever of the two comes last.

function Feeds() {
  const site = useBaseUrl('/');
  return (
    <Head>
      {feeds.map(({ title, type, file }) => (
        <link key={file} rel="alternate" href={site + file} title={title} type={type} />
      ))}
    </Head>
  );
}

/**
 * Links in a document's head to its Markdown and, in the release notes, to the feeds. A `<head>` in MDX has no access to
 * the base URL.
 */
export function HeadLinks() {
  const { frontMatter, metadata } = useDoc();
  return (
    <>
      <Head>
        <link rel="alternate" href={markdownPath(metadata.permalink)} type="text/markdown" />
      </Head>
      {(frontMatter as { page_type?: string }).page_type === 'release-notes' && <Feeds />}
    </>
  );
}
