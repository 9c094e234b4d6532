import { company } from '../../lib/company';

/** The subject of a report: page URL (with its anchor, if any) and site version. */
export type ReportSubject = { page: string; version: string };

/** Returns the URL that opens an issue, or an email if `repositoryUrl` is empty, with page and version filled in. */
export function reportAddress({ page, version }: ReportSubject, repositoryUrl: string): string {
  const { pathname } = new URL(page);
  const subject = encodeURIComponent(`Problem with ${pathname}`);
  const body = encodeURIComponent(`Page: ${page}\nVersion: ${version}\n\nWhat’s wrong or missing:\n`);
  return repositoryUrl
    ? `${repositoryUrl}/issues/new?title=${subject}&body=${body}`
    : `mailto:${company.email}?subject=${subject}&body=${body}`;
}
