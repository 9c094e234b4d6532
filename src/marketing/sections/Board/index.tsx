import { journey } from '@site/src/marketing/content/home';
import clsx from 'clsx';
import { BoardDiagram } from './BoardDiagram';
import { tall, wide } from './layouts';
import styles from './styles.module.css';

/** The dark section: how a job gets from the repository to a device, and its result back. */
export function Board() {
  return (
    <section className={styles.root}>
      <div className={styles.wrap}>
        <h2 className={styles.title}>{journey.title}</h2>
        <p className={styles.lead}>{journey.lead}</p>
        <div className={styles.body}>
          <div className={styles.board}>
            <BoardDiagram className={clsx(styles.diagram, styles.wide)} layout={wide} title={journey.diagramTitle} />
            <BoardDiagram className={clsx(styles.diagram, styles.tall)} layout={tall} title={journey.diagramTitle} />
          </div>
          <ol className={styles.steps}>
            {journey.steps.map(({ title, text }) => (
              <li className={styles.step} key={title}>
                <h3 className={styles.stepName}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
