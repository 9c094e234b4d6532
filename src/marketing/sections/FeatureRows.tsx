import { CodeText } from '@site/src/ui/CodeText';
import { StaticHtml } from '@site/src/ui/StaticHtml';
import { features } from '../content/features';
import { Icon } from '../Icon';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';
import { TextRow, TextRows } from '../TextRows';

/** The features, each with the file that an engineer writes for it. */
export function FeatureRows() {
  return (
    <TextRows>
      {features.map(({ id, icon, name, text, link, code }) => (
        <TextRow icon={<Icon name={icon} />} id={id} key={id} title={name}>
          <div className={section.columns}>
            <div>
              <p className={section.text}>
                <CodeText text={text} />
              </p>
              <SectionLink {...link} />
            </div>
            <StaticHtml as="div" className="theme-code-block" html={code} />
          </div>
        </TextRow>
      ))}
    </TextRows>
  );
}
