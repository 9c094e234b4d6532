import drawing from '@site/src/components/Drawing/drawing.module.css';

import { journey } from '@site/src/marketing/content/home';
import clsx from 'clsx';
import styles from './styles.module.css';
import Tall from './tall.svg';
import Wide from './wide.svg';

/** The dark section: how a job gets from the repository to a device, and how its result gets back. */
export function JobJourney() {
  return (
    <section className={styles.root}>
      <div className={styles.wrap}>
        <h2 className={styles.title}>{journey.title}</h2>
        <p className={styles.lead}>{journey.lead}</p>
        <div className={styles.board}>
          <Wide className={clsx(drawing.mask, styles.diagram, styles.wide)} role="img" title={journey.diagramTitle} />
          <Tall className={clsx(drawing.mask, styles.diagram, styles.tall)} role="img" title={journey.diagramTitle} />
        </div>
      </div>
    </section>
  );
}
