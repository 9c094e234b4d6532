import Link from '@docusaurus/Link';
import { MailButtonLink } from '@site/src/ui/Button';
import { CodeText } from '@site/src/ui/CodeText';
import { Heading } from '@site/src/ui/Heading';
import clsx from 'clsx';
import { contactCards } from '../content/contact';
import section from '../section.module.css';

/** The topics to write about, each with a message whose fields are filled in. */
export function ContactCards() {
  return (
    <div className={clsx(section.wrap, section.halves)}>
      {contactCards.map(({ id, title, text, code, parts = [], action, link }) => (
        <section key={id}>
          <Heading as="h2" className={section.name} id={id}>
            {title}
          </Heading>
          <p className={section.text}>
            {link && <Link to={link.to}>{link.label}</Link>} {text}
          </p>
          <p>
            <MailButtonLink
              body={parts.map((part) => `${part.title}: `).join('\r\n')}
              look={id === 'sales' ? 'primary' : undefined}
              subject={title}
            >
              {action}
            </MailButtonLink>
          </p>
          {(code || parts.length > 0) && (
            <ul className={section.list}>
              {(code ? [...parts, code] : parts).map((part) => (
                <li key={part.title}>
                  <strong>{part.title}:</strong> <CodeText text={part.text} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
