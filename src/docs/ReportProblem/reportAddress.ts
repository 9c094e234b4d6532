import { company } from '../../lib/company';

/** Where a report is about: the address of the page with its anchor, if there is one, and the version of the site. */
export type ReportSubject = { page: string; version: string };

/** Opens an issue in the repository of the site or, without one, a mail, with page and version filled in. */
export function reportAddress({ page, version }: ReportSubject, repositoryUrl: string): string {
  const { pathname } = new URL(page);
  const subject = encodeURIComponent(`Problem on ${pathname}`);
  const body = encodeURIComponent(`Page: ${page}\nVersion: ${version}\n\nWhat is wrong or missing:\n`);
  return repositoryUrl
    ? `${repositoryUrl}/issues/new?title=${subject}&body=${body}`
    : `mailto:${company.email}?subject=${subject}&body=${body}`;
}
