import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { journey } from '@site/src/marketing/content/home';
import clsx from 'clsx';
import { BoardDiagram } from './BoardDiagram';
import { tall, wide } from './layouts';
import styles from './styles.module.css';

/** The dark section: how a job gets from the repository to a device, and its result back. */
export function Board() {
  const { siteConfig } = useDocusaurusContext();
  const drawing = {
    title: journey.diagramTitle,
    silkscreen: `BENCHLOOM REV ${siteConfig.customFields?.version}`,
  };
  return (
    <section className={styles.root}>
      <div className={styles.wrap}>
        <h2 className={styles.title}>{journey.title}</h2>
        <p className={styles.lead}>{journey.lead}</p>
        <div className={styles.body}>
          <div className={styles.board}>
            <BoardDiagram className={clsx(styles.diagram, styles.wide)} layout={wide} {...drawing} />
            <BoardDiagram className={clsx(styles.diagram, styles.tall)} layout={tall} {...drawing} />
          </div>
          <ol className={styles.steps}>
            {journey.steps.map(({ title, text, link }) => (
              <li className={styles.step} key={title}>
                <h3 className={styles.stepName}>{title}</h3>
                <p className={styles.text}>{text}</p>
                <Link className={styles.link} to={link.to}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
