import Link from '@docusaurus/Link';
import { company } from '@site/src/lib/company';
import { MailButtonLink } from '@site/src/ui/Button';
import { CodeText } from '@site/src/ui/CodeText';
import { Heading } from '@site/src/ui/Heading';
import { type ContactCard, contactCards } from '../../content/contact';
import section from '../../section.module.css';
import styles from './styles.module.css';

function Card({ id, title, text, parts, action, link }: ContactCard) {
  return (
    <section className={styles.card}>
      <Heading as="h2" className={styles.title} id={id}>
        {title}
      </Heading>
      <p className={styles.text}>
        {link && <Link to={link.to}>{link.label}</Link>} {text}
      </p>
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
      <MailButtonLink body={parts.map((part) => `${part.title}: `).join('\r\n')} email={company.email} subject={title}>
        {action}
      </MailButtonLink>
    </section>
  );
}

/** What to include in a message, by topic, and a mailto link with the same headings. */
export function ContactCards() {
  return (
    <div className={styles.root}>
      {contactCards.map((card) => (
        <Card key={card.id} {...card} />
      ))}
    </div>
  );
}
