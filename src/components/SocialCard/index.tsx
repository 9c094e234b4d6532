import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { cardPath, cardSize } from '@site/src/components/SocialCard/cardPath';

/** Adds the page's Open Graph image to the head. `npm run images` creates the images. */
export function SocialCard({ title }: { title: string }) {
  const { siteConfig } = useDocusaurusContext();
  const route = useLocation().pathname.slice(siteConfig.baseUrl.length - 1);
  const address = useBaseUrl(cardPath(route), { absolute: true });
  return (
    <Head>
      <meta content={address} property="og:image" />
      <meta content={String(cardSize.width)} property="og:image:width" />
      <meta content={String(cardSize.height)} property="og:image:height" />
      <meta content={`${siteConfig.title}: ${title}`} property="og:image:alt" />
    </Head>
  );
}
