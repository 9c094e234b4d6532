import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { company } from '@site/src/lib/company';
import { StructuredData } from '@site/src/ui/StructuredData';

/** Structured data about the company and its software. It omits prices and ratings, because the site has none. */
export function CompanyData({ description }: { description: string }) {
  const { siteConfig } = useDocusaurusContext();
  const url = siteConfig.url + siteConfig.baseUrl;
  const organization = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: company.legalName,
    url,
    logo: `${url}img/icon-512.png`,
    email: company.email,
  };
  const software = {
    '@type': 'SoftwareApplication',
    name: company.name,
    description,
    url,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Linux',
    softwareVersion: siteConfig.customFields?.version,
    releaseNotes: `${url}docs/release-notes`,
    publisher: { '@id': organization['@id'] },
  };
  return <StructuredData data={{ '@context': 'https://schema.org', '@graph': [organization, software] }} />;
}
