import Link from '@docusaurus/Link';
import { CodeText } from '@site/src/components/CodeText';
import { type FaultReport, type Finding, maxBytes, maxCount, maxLineLength } from '@site/src/search/faults';
import { ReaderTool } from '../ReaderTool';
import { formatCount } from '../ReaderTool/formatCount';
import styles from '../ReaderTool/results.module.css';
import { TextForm } from '../ReaderTool/TextForm';

function createWorker(): Worker {
  return new Worker(new URL('./logHelper.worker.ts', import.meta.url));
}

/** Returns the findings, first the one that ended the job. */
const findingsIn = ({ ended, others }: FaultReport) => (ended ? [ended, ...others] : others);

function summarize(report: FaultReport): string {
  const searched = `${formatCount(report.lines, 'line', 'lines')} searched`;
  const { length } = findingsIn(report);
  return `${length === 0 ? 'No entry matches' : formatCount(length, 'entry matches', 'entries match')}. ${searched}.`;
}

function Match({ match: { id, title, count, lines } }: { match: Finding }) {
  const left = count - lines.length;
  const more = formatCount(left, 'more line', 'more lines');
  return (
    <li>
      <p>
        <Link to={`#${id}`}>
          <CodeText text={title} />
        </Link>{' '}
        {id === id.toUpperCase() && <code>{id}</code>}
      </p>
      {lines.map(({ line, text }) => (
        <code className={styles.source} key={line}>
          <span className={styles.number}>Line {line}: </span>
          {text}
        </code>
      ))}
      {left > 0 && <p className={styles.place}>and {count < maxCount ? more : `at least ${more}`}</p>}
    </li>
  );
}

function Report(report: FaultReport) {
  const { harmless, cutLines } = report;
  const findings = findingsIn(report);
  return (
    <>
      {findings.length > 0 ? (
        <ol className={styles.list}>
          {findings.map((match) => (
            <Match key={match.id} match={match} />
          ))}
        </ol>
      ) : (
        <p className={styles.note}>
          Run{' '}
          <Link to="/docs/reference/cli/job#job-show">
            <code>benchloom job show ID --why</code>
          </Link>
          : it shows the job’s reason code, or why the job is waiting. Find the code or your symptom in the list.
        </p>
      )}
      {harmless.map(({ reason, lines: [line = 0, ...others] }) => (
        <p className={styles.note} key={reason}>
          Line {line}
          {others.length > 0 && ` and ${formatCount(others.length, 'more line', 'more lines')}`}: harmless. {reason}
        </p>
      ))}
      {cutLines > 0 && (
        <p className={styles.note}>
          {formatCount(cutLines, 'line is', 'lines are')} longer than {maxLineLength.toLocaleString('en')} characters;
          only the beginning was searched.
        </p>
      )}
    </>
  );
}

/** Finds the troubleshooting entries that match a log, in the browser. Expanded by default. */
export function LogHelper() {
  return (
    <ReaderTool
      text="Paste a console or agent log to see which entries on this page match which lines. The log stays in your browser."
      title="Search a log"
    >
      <TextForm<FaultReport>
        accept=".log,.txt,.jsonl,text/*"
        action="Search"
        createWorker={createWorker}
        emptyMessage="There’s nothing to search. Paste a log, or choose a file."
        runningLabel="Searching…"
        label="Console or agent log"
        limit={`Maximum size: ${maxBytes / 1e6}\u00a0MB. Only the first ${maxLineLength.toLocaleString('en')} characters of each line are searched.`}
        summarize={summarize}
      >
        {(report) => <Report {...report} />}
      </TextForm>
    </ReaderTool>
  );
}
