import downloads from '@site/contracts/downloads.json';
import { releaseKey } from '../content/contact';
import { SectionLink } from '../SectionLink';
import { TextRow, TextRows } from '../TextRows';

/** The key that signs downloads. */
export function ReleaseKey() {
  return (
    <TextRows>
      <TextRow id={releaseKey.id} title={releaseKey.title}>
        <p>{releaseKey.text}</p>
        <p>
          <code>{downloads.publicKey}</code>
        </p>
        <SectionLink {...releaseKey.link} />
      </TextRow>
    </TextRows>
  );
}
