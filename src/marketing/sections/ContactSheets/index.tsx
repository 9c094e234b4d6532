import { ButtonLink, ButtonRow, MailButtonLink } from '@site/src/components/Button';
import { CodeText } from '@site/src/components/CodeText';
import { company } from '@site/src/lib/company';
import { Sheet, Sheets } from '@site/src/marketing/Card';
import { type MessagePart, problemSheet, salesSheet } from '@site/src/marketing/content/contact';
import styles from './styles.module.css';

function Parts({ parts }: { parts: MessagePart[] }) {
  return (
    <dl className={styles.parts}>
      {parts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <CodeText text={text} />
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
      <Sheet
        foot={
          <ButtonRow>
            <MailButtonLink email={company.email} />
          </ButtonRow>
        }
        title={salesSheet.title}
      >
        <p>{salesSheet.text}</p>
        <Parts parts={salesSheet.parts} />
      </Sheet>
      <Sheet
        foot={
          <ButtonRow>
            <ButtonLink to="/docs/troubleshoot">{problemSheet.action}</ButtonLink>
            <MailButtonLink email={company.email} look="secondary" />
          </ButtonRow>
        }
        title={problemSheet.title}
      >
        <p>{problemSheet.text}</p>
        <Parts parts={problemSheet.parts} />
      </Sheet>
    </Sheets>
  );
}
