// Adds links to the Markdown and the release feeds to a document's head. A `<head>` in MDX has no access to the base
// URL. On upgrade: check that DocItem still renders Metadata inside useDoc's
// provider.
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { feeds } from '@site/src/lib/feeds';
import { markdownPath } from '@site/src/lib/markdownPath';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

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

export default function DocItemMetadataWithLinks() {
  const { frontMatter, metadata } = useDoc();
  return (
    <>
      <DocItemMetadata />
      <Head>
        <link rel="alternate" href={markdownPath(metadata.permalink)} type="text/markdown" />
      </Head>
      {(frontMatter as { page_type?: string }).page_type === 'release-notes' && <Feeds />}
    </>
  );
}
