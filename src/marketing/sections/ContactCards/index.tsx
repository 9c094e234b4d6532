import { ButtonLink, ButtonRow, MailButtonLink } from '@site/src/components/Button';
import { CodeText } from '@site/src/components/CodeText';
import { company } from '@site/src/lib/company';
import { type ContactCard, problemCard, salesCard } from '../../content/contact';
import section from '../../section.module.css';
import styles from './styles.module.css';

function Card({ id, title, text, parts, action, link }: ContactCard) {
  return (
    <section className={styles.card} id={id}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <dl className={section.pairs}>
        {parts.map((part) => (
          <div key={part.title}>
            <dt>{part.title}</dt>
            <dd>
              <CodeText text={part.text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <ButtonRow>
          {link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
          <MailButtonLink
            body={parts.map((part) => `${part.title}: `).join('\r\n')}
            email={company.email}
            subject={title}
          >
            {action}
          </MailButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}

/** What to include in a message about plans, consulting, or a job problem, and a mailto link with the same headings. */
export function ContactCards() {
  return (
    <div className={styles.root}>
      <Card {...salesCard} />
      <Card {...problemCard} />
    </div>
  );
}
