import { TextRow, TextRows } from '@site/src/components/TextRows';
import { security } from '@site/src/content/contact';

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
