import Head from '@docusaurus/Head';
import { scriptJson } from '@site/src/lib/escapeHtml';

/** Adds data for search engines (JSON-LD) to a page's head. */
export function StructuredData({ data }: { data: unknown }) {
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(data)}</script>
    </Head>
  );
}
