import Link from '@docusaurus/Link';
import { CodeText } from '@site/src/components/CodeText';
import { keyAnchor } from '@site/src/lib/keyAnchor';
import styles from '../ReaderTool/results.module.css';
import type { Finding } from './checkConfig';

type ItemProps = {
  finding: Finding;
  /** The page with the keys' entries. Empty for the current page. */
  page?: string;
  showLine: ((line: number) => void) | undefined;
};

/** One error or warning, with its position, its message, and a link to the key's entry. */
export function FindingItem({ finding, page = '', showLine }: ItemProps) {
  const { kind, line, column, source, path, message, key } = finding;
  const place = `Line ${line}, column ${column}`;
  return (
    <li>
      <p className={styles.place}>
        <span className={styles[kind]}>{kind === 'error' ? 'Error' : 'Warning'}</span>
        {path && <strong>{path}</strong>}
        {showLine ? (
          <button className={styles.line} onClick={() => showLine(line)} type="button">
            {place}
          </button>
        ) : (
          <span>{place}</span>
        )}
      </p>
      {source && <code className={styles.source}>{source}</code>}
      <p>
        <CodeText text={message} />
      </p>
      {key && (
        <p className={styles.more}>
          <Link to={`${page}#${keyAnchor(key)}`}>
            Reference for <code>{key}</code>
          </Link>
        </p>
      )}
    </li>
  );
}
