import { pullRequests } from '../content/pullRequests';
import section from '../section.module.css';
import { TimingStrip } from '../TimingDiagram';
import styles from './styles.module.css';

const { caption, check, passed, end, items } = pullRequests;

function Cross() {
  return (
    <svg aria-hidden="true" className={styles.cross} viewBox="0 0 16 16">
      <path d="M3 3l10 10M13 3L3 13" />
    </svg>
  );
}

/** A failed and an errored check, drawn as a pull request shows them. Nothing in a drawing can be pressed. */
export function PullRequests() {
  return (
    <figure className={styles.root}>
      {items.map(({ name, number, title, segments, diagramTitle }) => (
        <div key={number}>
          <p className={styles.name}>
            <strong>{name}</strong> #{number}
            <span className="visually-hidden">{`: ${check} failed, ${title}. ${diagramTitle}`}</span>
          </p>
          <div aria-hidden="true" className={styles.box} data-drawing="">
            <div className={styles.head}>
              <span className={styles.disc}>
                <Cross />
              </span>
              <div>
                <strong>Some checks weren’t successful</strong>
                <span>1 failing, {passed.length} successful</span>
              </div>
            </div>
            <div className={styles.row}>
              <Cross />
              <div className={styles.check}>
                <strong>{check}</strong> <span className={styles.dash}>— </span>
                <span>{title}</span>
              </div>
              <span className={styles.required}>Required</span>
              <span className={styles.details}>Details</span>
            </div>
            <div className={styles.strip}>
              <TimingStrip end={end} segments={segments} title={diagramTitle} />
            </div>
            {passed.map((each) => (
              <div className={styles.row} key={each.name}>
                <svg aria-hidden="true" className={styles.tick} viewBox="0 0 16 16">
                  <path d="M2 8.5l4 4L14 4" />
                </svg>
                <div className={styles.check}>
                  <strong>{each.name}</strong> <span>{each.result}</span>
                </div>
                <span className={styles.details}>Details</span>
              </div>
            ))}
          </div>
        </div>
      ))}
      <figcaption className={section.note}>{caption}</figcaption>
    </figure>
  );
}
