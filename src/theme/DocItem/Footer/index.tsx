// Ends a document on paper with its address and the version of the site; the screen shows neither.
// Styles alone know no canonical address.
// On upgrade: check that DocItem/Layout still renders the footer of a document without tags and edit link.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemFooter from '@theme-original/DocItem/Footer';

export default function PrintedDocItemFooter() {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <DocItemFooter />
      <p className="printed-source">
        {siteConfig.url}
        {metadata.permalink} · Version {String(siteConfig.customFields?.version)}
      </p>
    </>
  );
}
