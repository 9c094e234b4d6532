import { pullRequests } from '../content/pullRequests';
import section from '../section.module.css';
import { Bus } from '../TimingDiagram/Bus';
import styles from './styles.module.css';

const { caption, check, passed, span, items } = pullRequests;

function Mark({ failed = false }) {
  return (
    <svg aria-hidden="true" className={failed ? styles.cross : styles.tick} viewBox="0 0 16 16">
      <path d={failed ? 'M3 3l10 10M13 3L3 13' : 'M2 8.5l4 4L14 4'} />
    </svg>
  );
}

/** A failed and an errored check, drawn as a pull request shows them. Nothing in a drawing can be pressed. */
export function PullRequests() {
  return (
    <figure className={styles.root}>
      {items.map(({ name, number, title, diagramTitle, segments }) => (
        <div key={number}>
          <p className={styles.name}>
            <strong>{name}</strong> #{number}
            <span className="visually-hidden">{`: ${check} failed, ${title}. ${diagramTitle}`}</span>
          </p>
          <div aria-hidden="true" className={styles.box} data-drawing="">
            <div className={styles.row}>
              <Mark failed />
              <div>
                <strong>{check}</strong> {title}
              </div>
            </div>
            <div className={styles.strip}>
              <Bus segments={segments} span={span} time={span} />
            </div>
            {passed.map((each) => (
              <div className={styles.row} key={each.name}>
                <Mark />
                <div>
                  <strong>{each.name}</strong> {each.result}
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
      <figcaption className={section.note}>{caption}</figcaption>
    </figure>
  );
}
