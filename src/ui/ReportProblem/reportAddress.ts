import { company } from '@site/src/lib/company';

/** Returns the URL of a new issue with the page and version filled in, or of an email if `repositoryUrl` is empty. */
export function reportAddress({ page, version }: { page: string; version: string }, repositoryUrl: string): string {
  const { pathname } = new URL(page);
  const subject = encodeURIComponent(`Problem with ${pathname}`);
  // Email needs CRLF (RFC 6068), and forms accept it.
  const body = encodeURIComponent(`Page: ${page}\r\nVersion: ${version}\r\n\r\nWhat’s wrong or missing:\r\n`);
  return repositoryUrl
    ? `${repositoryUrl}/issues/new?title=${subject}&body=${body}`
    : `mailto:${company.email}?subject=${subject}&body=${body}`;
}
