import Link from '@docusaurus/Link';
import { CodeText } from '@site/src/ui/CodeText';
import { aboutRows } from '../content/aboutUs';
import section from '../section.module.css';
import { TextRow, TextRows } from '../TextRows';

/** The company's positions, one row for each group. */
export function AboutRows() {
  return (
    <TextRows>
      {aboutRows.map(({ id, title, positions }) => (
        <TextRow id={id} key={id} title={title}>
          <div className={section.columns}>
            {positions.map(({ claim, text, link }) => (
              <section key={claim}>
                <h3 className={section.name}>{claim}</h3>
                <p className={section.text}>
                  <CodeText text={text} /> {link && <Link to={link.to}>{link.label}</Link>}
                </p>
              </section>
            ))}
          </div>
        </TextRow>
      ))}
    </TextRows>
  );
}
