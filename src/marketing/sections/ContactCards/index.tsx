import { ButtonLink } from '@site/src/components/Button';
import { CodeText } from '@site/src/components/CodeText';
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
      <Card id={salesCard.id} title={salesCard.title}>
        <p>{salesCard.text}</p>
        <Parts parts={salesCard.parts} />
      </Card>
      <Card
        foot={<ButtonLink to="/docs/troubleshoot">{problemCard.action}</ButtonLink>}
        id={problemCard.id}
        title={problemCard.title}
      >
        <p>{problemCard.text}</p>
        <Parts parts={problemCard.parts} />
      </Card>
    </Cards>
  );
}
