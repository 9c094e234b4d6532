import useBrokenLinks from '@docusaurus/useBrokenLinks';
import button from '@site/src/ui/Button/styles.module.css';
import { LoadFailure } from '@site/src/ui/LoadFailure';
import clsx from 'clsx';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FindingList } from '../config-checker/FindingList';
import { selectLine } from '../shared/selectLine';
import { Editor } from './Editor';
import { FileTabs, fileId, tabId } from './FileTabs';
import { type Files, isTooLarge, notTaken } from './files';
import { downloadSize, type PanelProps, type Sample, type StoredResult } from './panelProps';
import { ResultLines, Transcript } from './Result';
import { describeEnd, idle, storedState } from './runReducer';
import styles from './styles.module.css';
import { useRun } from './useRun';

type Props = PanelProps & {
  sample: Sample;
  /** The highlighted files, and the result of the first run, if they're known from the build. */
  html?: Record<string, string>;
  stored?: StoredResult;
  /** ID of the Run button, for links to it. */
  anchor?: string;
};

/** The editor and the result of a sample. Edits stay in the page. */
export function RunPanel({ sample, html, stored, anchor, runsAtOnce, edited, setEdited }: Props) {
  const panelId = useId();
  const hint = useId();
  const { collectAnchor } = useBrokenLinks();
  if (anchor) collectAnchor(anchor);
  const original: Files = useMemo(
    () => Object.fromEntries(sample.files.map(({ name, text }) => [name, text])),
    [sample],
  );
  const files = edited ?? original;
  const [open, setOpen] = useState<string>(sample.files[0]?.name ?? '');
  const [note, setNote] = useState('');
  const root = useRef<HTMLElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const initial = useMemo(() => (stored ? storedState(stored) : idle), [stored]);
  const { state, ran, run, stop, clear } = useRun(sample.argv, initial);
  const { phase, loaded, total, lines, more, events, end, findings } = state;
  const isBusy = phase === 'loading' || phase === 'running';
  const names = sample.files.map(({ name }) => name);
  const isEdited = names.some((name) => files[name] !== original[name]);
  const isStored = phase === 'idle' && lines.length > 0;
  const isChanged = isStored ? isEdited : ran !== undefined && ran !== files;
  const canReset = !isBusy && (isEdited || phase === 'ended');

  const change = (name: string, text: string) => {
    if (isTooLarge(text)) setNote(notTaken);
    else setEdited({ ...files, [name]: text });
  };

  useEffect(() => {
    if (!runsAtOnce) return;
    // Doesn't move focus if the reader has moved on.
    if (document.activeElement?.matches('body') || root.current?.contains(document.activeElement))
      runButton.current?.focus({ preventScroll: true });
    void run(original);
  }, [runsAtOnce, original, run]);

  const start = () => {
    if (isBusy) return;
    setNote('');
    void run(files);
  };
  // The pressed button may disappear.
  const focusRun = () => runButton.current?.focus({ preventScroll: true });
  const retry = () => {
    start();
    focusRun();
  };
  const cancel = () => {
    stop();
    focusRun();
  };
  const reset = () => {
    focusRun();
    setEdited(undefined);
    setNote('The original code is restored.');
    clear();
  };
  const showLine = (name: string, line: number) => {
    // A hidden text box can't get focus.
    flushSync(() => setOpen(name));
    const box = document.getElementById(fileId(panelId, name))?.querySelector('textarea');
    if (box) selectLine(box, line);
  };
  const { word, text } = describeEnd(state);
  const simulated =
    sample.argv[0] === 'benchloom.replay' ? 'The events come from a simulated run.' : 'The board is simulated.';
  const failure = end?.kind === 'failed' ? end.message.slice(-500) : undefined;
  const hasStarted = lines.length > 0 || events.length > 0;
  const trouble = () => {
    if (hasStarted) return `Python stopped working (${failure}). Change the code, or press Retry.`;
    const advice = navigator.onLine ? '. Check your connection' : ' because you’re offline. Go online';
    return `Python couldn’t be loaded${advice}, then press Retry.`;
  };
  return (
    <section aria-label={`Run ${sample.title}`} className={styles.root} ref={root} tabIndex={-1}>
      <div className={styles.grid}>
        <div className={styles.bar}>
          <FileTabs names={names} onOpen={setOpen} open={open} panelId={panelId} />
          <button aria-label={`Copy ${open}`} className="code-copy" type="button" />
          <button aria-disabled={isBusy} className="code-run" id={anchor} onClick={start} ref={runButton} type="button">
            Run
          </button>
        </div>
        <div className={styles.state}>
          {phase === 'loading' && (
            <label className={styles.loading}>
              Loading Python
              <progress value={total > 0 ? loaded / total : undefined} />
              {total > 0 && <span>{Math.round((100 * loaded) / total)}%</span>}
            </label>
          )}
          <p role="status">
            {phase === 'loading' && <span className="visually-hidden">Loading Python</span>}
            {phase === 'running' && 'running'}
            {isStored && !isEdited && (
              <>
                <strong>Stored result.</strong> <span data-search-skip="">Run your own ({downloadSize}).</span>
              </>
            )}
            {isChanged && !isBusy && lines.length > 0 && 'Result of the previous version.'}
            {text && !(isChanged && lines.length > 0) && (
              // A single element, because screen readers can announce each added node separately.
              <span>
                <strong className={styles[word] ?? styles.failed}>{word}</strong>
                {text.slice(word.length)}
              </span>
            )}
            {note && <span> {note}</span>}
          </p>
          {(isBusy || canReset) && (
            <button className={clsx(button.root, button.small)} onClick={isBusy ? cancel : reset} type="button">
              {isBusy ? 'Stop' : 'Reset'}
            </button>
          )}
          {failure !== undefined && <LoadFailure message={trouble()} retry={retry} />}
        </div>
        <div className={clsx('theme-code-block', styles.files)}>
          {names.map((name) => (
            <div
              aria-labelledby={tabId(panelId, name)}
              className="fades-down"
              hidden={name !== open}
              id={fileId(panelId, name)}
              key={name}
              role="tabpanel"
            >
              <p className="tab-label" hidden>
                <strong>{name}</strong>
              </p>
              <Editor
                hint={hint}
                html={files[name] === original[name] ? html?.[name] : undefined}
                name={name}
                onChange={(text) => change(name, text)}
                onRun={start}
                text={files[name] ?? ''}
              />
            </div>
          ))}
        </div>
        <div className={styles.results}>
          {findings.map((each) => (
            <FindingList
              findings={each.findings}
              key={each.file}
              label={`Errors in ${each.file}`}
              page="/docs/reference/configuration/job-package-config"
              showLine={(line) => showLine(each.file, line)}
            />
          ))}
          {lines.length > 0 && (
            <div>
              <p className={styles.part}>
                <strong>Result</strong>
              </p>
              <ResultLines lines={lines} more={more} names={names} showLine={showLine} />
            </div>
          )}
          {events.length > 0 && <Transcript events={events} />}
        </div>
        <div className={styles.foot}>
          <p className={clsx('needs-script', styles.hint)} data-search-skip="" id={hint}>
            Ctrl+Enter runs.
          </p>
          <p>{simulated} The code stays in your browser.</p>
        </div>
      </div>
    </section>
  );
}
