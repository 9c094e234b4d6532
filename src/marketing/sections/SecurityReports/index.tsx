import { security } from '@site/src/marketing/content/contact';
import { TextRow, TextRows } from '@site/src/marketing/TextRows';

/** How to report a security problem. */
export function SecurityReports() {
  return (
    <TextRows>
      <TextRow id={security.id} title={security.title}>
        <p>{security.text}</p>
      </TextRow>
    </TextRows>
  );
}
