import Link from '@docusaurus/Link';
import { formatCount } from '../ReaderTool/formatCount';
import styles from '../ReaderTool/results.module.css';
import { TextForm } from '../ReaderTool/TextForm';
import type { ConfigReport } from './checkConfig';
import { type ConfigName, maxBytes } from './configFacts';
import { FindingItem } from './FindingItem';

function createWorker(): Worker {
  return new Worker(new URL('./configChecker.worker.ts', import.meta.url));
}

function summarize({ file, errors, hasMoreErrors, warnings, isInvalidJson }: ConfigReport): string {
  const some = `${hasMoreErrors ? 'More than ' : ''}${formatCount(errors, 'error', 'errors')}`;
  if (isInvalidJson) return `${file} isn’t valid JSON: ${some}. The keys are checked once the JSON is valid.`;
  const also = warnings > 0 ? `, ${formatCount(warnings, 'warning', 'warnings')}` : '';
  return errors > 0 ? `${some}${also} in ${file}.` : `${file} is valid${also}.`;
}

function Report({ report, showLine }: { report: ConfigReport; showLine: ((line: number) => void) | undefined }) {
  const { findings, errors, warnings, command, other, isInvalidJson } = report;
  const left = errors + warnings - findings.length;
  return (
    <>
      {other && (
        <p className={styles.note}>
          This looks like <code>{other.file}</code>. Check it on <Link to={other.page}>the page for that file</Link>.
        </p>
      )}
      {findings.length > 0 && (
        <ol className={styles.list}>
          {findings.map((finding) => (
            <FindingItem
              finding={finding}
              key={`${finding.line} ${finding.column} ${finding.path} ${finding.message}`}
              showLine={showLine}
            />
          ))}
        </ol>
      )}
      {left > 0 && (
        <p className={styles.note}>{left.toLocaleString('en')} more aren’t shown. Fix these first, then check again.</p>
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

/** The form and the results of the config checker. */
export function CheckerForm({ of, file }: { of: ConfigName; file: string }) {
  return (
    <TextForm<ConfigReport>
      accept=".json,application/json"
      action="Check"
      createWorker={createWorker}
      emptyMessage={`There’s nothing to check. Paste your ${file}, or choose the file.`}
      runningLabel="Checking…"
      label={`Paste your ${file}`}
      limit={`Maximum size: ${maxBytes / 1e6} MB.`}
      of={of}
      summarize={summarize}
    >
      {(report, showLine) => <Report report={report} showLine={showLine} />}
    </TextForm>
  );
}
