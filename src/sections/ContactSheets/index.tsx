import { ButtonLink, MailButtonLink } from '@site/src/components/Button';
import { Sheet, Sheets } from '@site/src/components/Sheet';
import { TextWithCode } from '@site/src/components/TextWithCode';
import { type MessagePart, problemSheet, salesSheet } from '@site/src/content/contact';
import { company } from '@site/src/settings';
import styles from './styles.module.css';

function Parts({ parts }: { parts: MessagePart[] }) {
  return (
    <dl className={styles.parts}>
      {parts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <TextWithCode text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whom to write to, and what to send: for plans and consulting, and for a problem with a job. */
export function ContactSheets() {
  return (
    <Sheets>
      <Sheet foot={<MailButtonLink email={company.email} />} title={salesSheet.title}>
        <p>{salesSheet.text}</p>
        <Parts parts={salesSheet.parts} />
      </Sheet>
      <Sheet foot={<ButtonLink to="/docs/troubleshoot">{problemSheet.action}</ButtonLink>} title={problemSheet.title}>
        <p>
          {problemSheet.text} <a href={`mailto:${company.email}`}>{company.email}</a> and send:
        </p>
        <Parts parts={problemSheet.parts} />
      </Sheet>
    </Sheets>
  );
}
