import Link from '@docusaurus/Link';
import { CodeText } from '@site/src/components/CodeText';
import { type TaskGroup, tasks } from '@site/src/docs/docsHome';
import styles from './styles.module.css';

/** The cards of one section of the documentation home, one link each. */
export function TaskGrid({ group }: { group: TaskGroup }) {
  return (
    <ul className={styles.root}>
      {tasks[group].map(({ title, text, to }) => (
        <li className={styles.card} key={to}>
          <Link className={styles.title} to={to}>
            {title}
          </Link>
          <p className={styles.text}>
            <CodeText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
