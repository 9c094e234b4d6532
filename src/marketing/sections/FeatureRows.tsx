import { CodeText } from '@site/src/ui/CodeText';
import { Heading } from '@site/src/ui/Heading';
import { features } from '../content/features';
import { Icon } from '../Icon';
import section from '../section.module.css';

/** The features: benefit, mechanism, and limit of each. */
export function FeatureRows() {
  return (
    <div className={section.wrap}>
      <div className={section.halves}>
        {features.map(({ id, icon, name, benefit, how, limit }) => (
          <section key={id}>
            <Heading as="h2" className={section.withIcon} id={id}>
              <Icon name={icon} />
              {name}
            </Heading>
            <p className={section.text}>
              <strong>{benefit}</strong>
            </p>
            <p className={section.text}>
              <CodeText text={how} />
            </p>
            <p className={section.text}>
              <strong>Limit:</strong> {limit}
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
