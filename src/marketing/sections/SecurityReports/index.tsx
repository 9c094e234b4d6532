import Link from '@docusaurus/Link';
import downloads from '@site/contracts/downloads.json';
import { MailButtonLink } from '@site/src/components/Button';
import { company } from '@site/src/lib/company';
import Heading from '@theme/Heading';
import { accessibility, privacyLink, releaseKey, security } from '../../content/contact';
import { TextRow, TextRows } from '../../TextRows';

function Mail({ title, action }: { title: string; action: string }) {
  return (
    <p>
      <MailButtonLink email={company.email} subject={title}>
        {action}
      </MailButtonLink>
    </p>
  );
}

/** How to report a security problem or an accessibility barrier, and the key that signs downloads. */
export function SecurityReports() {
  return (
    <TextRows>
      <TextRow id={accessibility.id} title={accessibility.title}>
        <p>{accessibility.text}</p>
        <Mail {...accessibility} />
      </TextRow>
      <TextRow id={security.id} title={security.title}>
        <p>{security.text}</p>
        <Mail {...security} />
        <p>
          <Link to={privacyLink.to}>{privacyLink.label}</Link>
        </p>
        <Heading as="h3" id={releaseKey.id}>
          {releaseKey.title}
        </Heading>
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
