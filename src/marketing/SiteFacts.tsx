import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { company } from '@site/src/lib/company';
import { TableRegion } from '@site/src/ui/TableRegion';
import type { ReactNode } from 'react';
import { analyticsTexts } from './content/analytics';
import { storageKeys } from './content/storage';

/** A mailto link that shows the company's address. */
export function MailLink() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}

/** The website's version, which is the same as the product's. */
export function SiteVersion() {
  return String(useDocusaurusContext().siteConfig.customFields?.version);
}

/** A link to the file in which each build collects the third-party licenses. */
export function LicensesLink({ children }: { children: ReactNode }) {
  return <a href={useBaseUrl('/licences.txt')}>{children}</a>;
}

/** A table of all local storage entries that the site uses. */
export function StorageTable() {
  return (
    <TableRegion label="Local storage entries">
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Written</th>
        </tr>
      </thead>
      <tbody>
        {storageKeys.map(({ key, purpose, written }) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
              <br />
              {purpose}
            </th>
            <td>{written}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}

/** The text about analytics, which depends on the build's settings. */
export function AnalyticsStatement() {
  const { customFields } = useDocusaurusContext().siteConfig;
  return analyticsTexts[customFields?.analytics ? 'on' : 'off'].map((text) => <p key={text}>{text}</p>);
}
