import Link from '@docusaurus/Link';
import { keyAnchor } from '@site/src/lib/keyAnchor';
import { CodeText } from '@site/src/ui/CodeText';
import shared from '../shared/shared.module.css';
import type { ConfigFinding } from './checkConfig';
import styles from './findings.module.css';

type Props = {
  findings: readonly ConfigFinding[];
  /** The name of the list, if it needs one. */
  label?: string;
  /** The page with the keys' entries. Empty for the current page. */
  page?: string;
  showLine: (line: number) => void;
};

/** Errors and warnings, each with its position and its message. A known key is a link to its entry. */
export function FindingList({ findings, label, page = '', showLine }: Props) {
  return (
    <ol aria-label={label} className={styles.list}>
      {findings.map(({ kind, line, column, path, message, key }) => (
        <li key={`${line} ${column} ${path} ${message}`}>
          <p className={styles.place}>
            <span className={styles[kind]}>{kind === 'error' ? 'Error' : 'Warning'}</span>
            {key ? <Link to={`${page}#${keyAnchor(key)}`}>{path || key}</Link> : path && <strong>{path}</strong>}
            <button className={shared.link} onClick={() => showLine(line)} type="button">
              Line {line}, column {column}
            </button>
          </p>
          <p>
            <CodeText text={message} />
          </p>
        </li>
      ))}
    </ol>
  );
}
