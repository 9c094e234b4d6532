import Link from '@docusaurus/Link';
import { company } from '@site/src/lib/company';
import { MailButtonLink } from '@site/src/ui/Button';
import { CodeText } from '@site/src/ui/CodeText';
import { contactCards } from '../content/contact';
import section from '../section.module.css';
import { TextRow, TextRows } from '../TextRows';

/** What to include in a message, by topic, and a mailto link with the same headings. */
export function ContactCards() {
  return (
    <TextRows>
      {contactCards.map(({ id, title, text, parts, action, link }) => (
        <TextRow id={id} key={id} title={title}>
          <p>
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
          <MailButtonLink
            body={parts.map((part) => `${part.title}: `).join('\r\n')}
            email={company.email}
            subject={title}
          >
            {action}
          </MailButtonLink>
        </TextRow>
      ))}
    </TextRows>
  );
}
