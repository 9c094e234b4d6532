import Link from '@docusaurus/Link';
import type { ConfigReport } from '@site/src/reader-tools/ConfigChecker/checkConfig';
import { type ConfigName, maxBytes } from '@site/src/reader-tools/ConfigChecker/configFacts';
import { formatCount } from '@site/src/reader-tools/ReaderTool/formatCount';
import styles from '@site/src/reader-tools/ReaderTool/results.module.css';
import { TextForm } from '@site/src/reader-tools/ReaderTool/TextForm';
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
          The keys look like those of <code>{other.file}</code>. Check it on <Link to={other.page}>its own page</Link>.
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
        <p className={styles.note}>
          {left.toLocaleString('en')} more aren’t shown. Correct these first, then check again.
        </p>
      )}
      {errors === 0 && !isInvalidJson && (
        <p className={styles.note}>
          Every key and value fits. <Link to="#rules-between-keys">Rules between keys</Link> and what depends on other
          files or on the lab are checked by <code>{command}</code>.
        </p>
      )}
    </>
  );
}

/** The content of the config checker. */
export function CheckerForm({ of, file }: { of: ConfigName; file: string }) {
  return (
    <TextForm<ConfigReport>
      accept=".json,application/json"
      action="Check"
      createWorker={createWorker}
      emptyMessage={`There is nothing to check. Paste the text of ${file} or choose the file.`}
      runningLabel="Checking…"
      label={`Text of ${file}`}
      limit={`A file can have up to ${maxBytes / 1e6} MB.`}
      of={of}
      summarize={summarize}
    >
      {(report, showLine) => <Report report={report} showLine={showLine} />}
    </TextForm>
  );
}
