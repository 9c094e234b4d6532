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
          <dl className={section.pairs}>
            {positions.map(({ claim, text, link }) => (
              <div key={claim}>
                <dt>{claim}</dt>
                <dd>
                  <CodeText text={text} /> {link && <Link to={link.to}>{link.label}</Link>}
                </dd>
              </div>
            ))}
          </dl>
        </TextRow>
      ))}
    </TextRows>
  );
}
