import { CodeText } from '@site/src/components/CodeText';
import { StaticHtml } from '@site/src/components/StaticHtml';
import Heading from '@theme/Heading';
import { type Feature, features } from '../../content/features';
import { Icon } from '../../Icon';
import { PhaseStrip } from '../../PhaseStrip';
import { SectionLink } from '../../SectionLink';
import { SpecificationTable } from '../../SpecificationTable';
import section from '../../section.module.css';
import styles from './styles.module.css';

function Row({ id, icon, name, phases, text, link, code }: Feature) {
  return (
    <section className={styles.row}>
      <div className={styles.strip}>
        <PhaseStrip active={phases} />
      </div>
      <div className={styles.head}>
        <Icon name={icon} />
        <Heading as="h2" className={styles.name} id={id}>
          {name}
        </Heading>
      </div>
      <div className={styles.body}>
        <p className={styles.text}>
          <CodeText text={text} />
        </p>
        <SectionLink {...link} />
      </div>
      <div className={styles.code}>
        <StaticHtml as="div" className="theme-code-block" html={code} />
      </div>
      <div className={styles.table}>
        <SpecificationTable id={id} name={name} />
      </div>
    </section>
  );
}

/** The features, each with the phases in which it works, the file that an engineer writes for it, and its limits. */
export function FeatureRows() {
  return (
    <div className={section.wrap}>
      {features.map((feature) => (
        <Row key={feature.id} {...feature} />
      ))}
    </div>
  );
}
