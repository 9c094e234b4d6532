import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { TableRegion } from '@site/src/components/TableRegion';
import { company } from '@site/src/lib/company';
import { storageKeys } from '@site/src/marketing/content/storage';
import type { ReactNode } from 'react';

/** A mailto link with the company's address. */
export function MailLink() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}

/** The version of the website, equal to that of the product. */
export function SiteVersion() {
  const { siteConfig } = useDocusaurusContext();
  return String(siteConfig.customFields?.version);
}

/** A link to the third-party licences, a file that each build makes. */
export function LicencesLink({ children }: { children: ReactNode }) {
  return <a href={useBaseUrl('/licences.txt')}>{children}</a>;
}

/** Table of all local storage entries of the site. */
export function StorageTable() {
  return (
    <TableRegion className="stacked" label="Entries of the local storage">
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Read</th>
          <th scope="col">Written</th>
        </tr>
      </thead>
      <tbody>
        {storageKeys.map(({ key, purpose, read, written }) => (
          <tr key={key}>
            <td data-label="Entry">
              <code>{key}</code>
              <br />
              {purpose}
            </td>
            <td data-label="Read">{read}</td>
            <td data-label="Written">{written}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}

/** Statement on analytics, which depends on whether the build has a tracking id. */
export function AnalyticsStatement() {
  const { siteConfig } = useDocusaurusContext();
  if (!siteConfig.customFields?.analytics) {
    return (
      <p>
        This website uses no analytics. Its pages load from one address and send no request to any other, and no script
        counts your visits.
      </p>
    );
  }
  return (
    <>
      <p>
        This website reports page views to Google Analytics (gtag): the address and title of the page, the page you came
        from, and facts about your browser such as its language and screen size. Both addresses end before a question
        mark or a number sign. Your browser sends them to servers of Google, with IP anonymization requested.
      </p>
      <p>
        Consent for storage is set to denied for every purpose before the first report. So Google Analytics sets no
        cookies here and its reports, called cookieless pings, carry no identifier that is kept on your device. There is
        nothing to switch on, and therefore no banner.
      </p>
    </>
  );
}
