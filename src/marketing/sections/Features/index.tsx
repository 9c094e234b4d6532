import { features } from '../../content/home';
import { Icon } from '../../Icon';
import { Section } from '../../Section';
import section from '../../section.module.css';
import { Bus } from '../../TimingDiagram/Bus';
import { jobSegments } from '../../TimingDiagram/model';
import styles from './styles.module.css';

/** The line above or below each part meets its phase. */
const segments = [
  { phase: 'preparing', kind: 'preparing', label: 'queued', start: 0, end: 132 } as const,
  ...jobSegments([132, 262, 440, 580, 740, 870, 1000]),
];

/** The six product parts, each at the point in a job where it first acts. */
export function Features() {
  return (
    <Section id="features" lead={features.lead} link={features.link} title={features.title}>
      <div className={styles.figure}>
        <div aria-hidden="true" className={styles.row} data-drawing="">
          <Bus segments={segments} span={1000} time={1000} />
        </div>
        <ol className={styles.list}>
          {features.items.map(({ icon, state, title, text }) => (
            <li className={styles.item} key={icon}>
              <span className="visually-hidden">from {state}</span>
              <h3 className={styles.name}>
                <Icon name={icon} />
                {title}
              </h3>
              <p className={section.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
