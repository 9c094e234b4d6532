import { CodeText } from '@site/src/ui/CodeText';
import { features } from '../content/features';
import { Icon } from '../Icon';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';
import { TextRow, TextRows } from '../TextRows';

/** The features: benefit, mechanism, and limit of each, and a link to its file. */
export function FeatureRows() {
  return (
    <TextRows>
      {features.map(({ id, icon, name, benefit, how, limit, link }) => (
        <TextRow icon={<Icon name={icon} />} id={id} key={id} title={name}>
          <p className={section.name}>{benefit}</p>
          <div className={section.columns}>
            <p className={section.text}>
              <CodeText text={how} />
            </p>
            <p className={section.text}>
              <strong>Limit:</strong> {limit}
            </p>
          </div>
          <SectionLink {...link} />
        </TextRow>
      ))}
    </TextRows>
  );
}
