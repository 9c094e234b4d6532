import Head from '@docusaurus/Head';
import { scriptJson } from '@site/src/lib/escapeHtml';

/** Data for search engines (JSON-LD) in a page's head. */
export function StructuredData({ data }: { data: unknown }) {
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(data)}</script>
    </Head>
  );
}
