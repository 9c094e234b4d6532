import { CodeText } from '@site/src/ui/CodeText';
import { Heading } from '@site/src/ui/Heading';
import { MiniBus } from '@site/src/ui/MiniBus';
import { phasesSentence } from '@site/src/ui/phases/phases';
import { StaticHtml } from '@site/src/ui/StaticHtml';
import { type Feature, features } from '../../content/features';
import { Icon } from '../../Icon';
import { SectionLink } from '../../SectionLink';
import section from '../../section.module.css';
import styles from './styles.module.css';

function Row({ id, icon, name, phases, text, link, code }: Feature) {
  return (
    <section className={styles.row}>
      <div>
        <Icon name={icon} />
        <Heading as="h2" className={styles.name} id={id}>
          {name}
        </Heading>
        {phases && (
          <>
            <MiniBus look="plain" phases={phases} size="facts" />
            <p className={section.note}>{phasesSentence(phases)}</p>
          </>
        )}
      </div>
      <div>
        <p className={section.text}>
          <CodeText text={text} />
        </p>
        <SectionLink {...link} />
      </div>
      <StaticHtml as="div" className="theme-code-block" html={code} />
    </section>
  );
}

/** The features. Each has the file that an engineer writes for it and, unless it works in all phases, a phase strip. */
export function FeatureRows() {
  return (
    <div className={section.wrap}>
      {features.map((feature) => (
        <Row key={feature.id} {...feature} />
      ))}
    </div>
  );
}
