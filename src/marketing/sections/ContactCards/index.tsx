import { ButtonLink, ButtonRow, MailButtonLink } from '@site/src/components/Button';
import { CodeText } from '@site/src/components/CodeText';
import { company } from '@site/src/lib/company';
import { Card, Cards } from '@site/src/marketing/Card';
import { type MessagePart, problemCard, salesCard } from '@site/src/marketing/content/contact';
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

/** Where to write and what to include: for plans and consulting, and for a problem with a job. */
export function ContactCards() {
  return (
    <Cards>
      <Card
        foot={
          <ButtonRow>
            <MailButtonLink email={company.email} subject={salesCard.title} />
          </ButtonRow>
        }
        title={salesCard.title}
      >
        <p>{salesCard.text}</p>
        <Parts parts={salesCard.parts} />
      </Card>
      <Card
        foot={
          <ButtonRow>
            <ButtonLink to="/docs/troubleshoot">{problemCard.action}</ButtonLink>
            <MailButtonLink email={company.email} look="secondary" subject={problemCard.title} />
          </ButtonRow>
        }
        title={problemCard.title}
      >
        <p>{problemCard.text}</p>
        <Parts parts={problemCard.parts} />
      </Card>
    </Cards>
  );
}
