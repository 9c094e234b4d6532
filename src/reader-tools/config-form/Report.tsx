import Link from '@docusaurus/Link';
import type { ConfigReport } from '../config-checker/checkConfig';
import { FindingList } from '../config-checker/FindingList';
import { formatCount } from '../shared/formatCount';
import styles from './styles.module.css';

/** Returns the result as one sentence, which is also announced. */
export function summarize({ file, errors, warnings, isInvalidJson }: ConfigReport): string {
  if (isInvalidJson) return `${file} isn’t valid JSON. Fix the syntax so that the keys can be checked.`;
  const also = warnings > 0 ? `, ${formatCount(warnings, 'warning', 'warnings')}` : '';
  return errors > 0 ? `${formatCount(errors, 'error', 'errors')}${also} in ${file}.` : `${file} is valid${also}.`;
}

/** The findings, and what to do next. */
export function Report({ report, showLine }: { report: ConfigReport; showLine: (line: number) => void }) {
  const { findings, errors, warnings, command, isInvalidJson } = report;
  const left = errors + warnings - findings.length;
  return (
    <>
      {findings.length > 0 && <FindingList findings={findings} showLine={showLine} />}
      {left > 0 && (
        <p className={styles.note}>
          {formatCount(left, 'more isn’t', 'more aren’t')} shown. Fix these first, then check again.
        </p>
      )}
      {errors === 0 && !isInvalidJson && (
        <p className={styles.note}>
          All keys and values are valid. To check <Link to="#rules-between-keys">rules that span several keys</Link> and
          anything that depends on other files or on the lab, run <code>{command}</code>.
        </p>
      )}
    </>
  );
}
