import Link from '@docusaurus/Link';
import downloads from '@site/contracts/downloads.json';
import { accessibility, privacyLink, releaseKey, security } from '@site/src/marketing/content/contact';
import { TextRow, TextRows } from '@site/src/marketing/TextRows';

/** How to report a security problem or an accessibility barrier, and the key that signs downloads. */
export function SecurityReports() {
  return (
    <TextRows>
      <TextRow id={security.id} title={security.title}>
        <p>{security.text}</p>
        <p>
          <Link to={privacyLink.to}>{privacyLink.label}</Link>
        </p>
      </TextRow>
      <TextRow id={accessibility.id} title={accessibility.title}>
        <p>{accessibility.text}</p>
      </TextRow>
      <TextRow id={releaseKey.id} title={releaseKey.title}>
        <p>{releaseKey.text}</p>
        <p>
          <code>{downloads.publicKey}</code>
        </p>
        <p>
          <Link to={releaseKey.link.to}>{releaseKey.link.label}</Link>
        </p>
      </TextRow>
    </TextRows>
  );
}
