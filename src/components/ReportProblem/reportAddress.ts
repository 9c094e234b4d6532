import { company } from '../../lib/company';

/** The subject of a report: URL of the page, with its anchor if there is one, and version of the site. */
export type ReportSubject = { page: string; version: string };

/** Returns the URL that opens an issue or, if `repositoryUrl` is empty, an email, with page and version filled in. */
export function reportAddress({ page, version }: ReportSubject, repositoryUrl: string): string {
  const { pathname } = new URL(page);
  const subject = encodeURIComponent(`Problem on ${pathname}`);
  const body = encodeURIComponent(`Page: ${page}\nVersion: ${version}\n\nWhat is wrong or missing:\n`);
  return repositoryUrl
    ? `${repositoryUrl}/issues/new?title=${subject}&body=${body}`
    : `mailto:${company.email}?subject=${subject}&body=${body}`;
}
