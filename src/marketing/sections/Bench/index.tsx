import rows from '@generated/marketing/default/bench.json';
import { hardwareNames } from '../../content/bench';
import { bench } from '../../content/home';
import { SectionLink } from '../../SectionLink';
import section from '../../section.module.css';
import styles from './styles.module.css';

/** The supported hardware by configuration key, and what to do with other hardware. */
export function Bench() {
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <h2 className={section.title}>{bench.title}</h2>
        <p className={section.lead}>{bench.lead}</p>
      </div>
      <dl className={styles.rows}>
        {rows.map(({ name, values, to }) => (
          <div className={styles.row} key={to}>
            <dt>
              <SectionLink label={name} to={to} />
            </dt>
            <dd className={styles.values}>
              {values.map((value) => (
                <span className={styles.value} key={value}>
                  {hardwareNames[value] ?? value} {hardwareNames[value] && <code>{value}</code>}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.notes}>
        {bench.notes.map(({ text, links }) => (
          <div className={styles.note} key={text}>
            <p className={styles.noteText}>{text}</p>
            {links.map(({ to, label }) => (
              <SectionLink key={to} label={label} to={to} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
