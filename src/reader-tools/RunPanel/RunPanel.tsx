import { LoadFailure } from '@site/src/components/LoadFailure';
import { lineRange } from '@site/src/reader-tools/ReaderTool/lineRange';
import results from '@site/src/reader-tools/ReaderTool/results.module.css';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { Editor } from './Editor';
import { FileTabs, fileId, tabId } from './FileTabs';
import { LoadingBar, useAnnouncedProgress } from './LoadingBar';
import { InvalidFile, ResultLines, Transcript } from './Result';
import { RunTimeline } from './RunTimeline';
import { limits, type Runtime, type Sample } from './runner';
import { describeEnd } from './runReducer';
import { type Files, formatLink, readLink } from './shareLink';
import styles from './styles.module.css';
import { useRun } from './useRun';

type Props = {
  id: string;
  sample: Sample;
  runtime: Runtime;
  /** Fragment with another version of the files; empty: the sample runs as soon as the panel is there. */
  fragment: string;
};

function filesOf({ files }: Sample): Files {
  return Object.fromEntries(files.map(({ name, text }) => [name, text]));
}

/** The editor of a sample with its result. Edits stay in the page. */
export function RunPanel({ id, sample, runtime, fragment }: Props) {
  const panelId = useId();
  const [files, setFiles] = useState<Files>(() => filesOf(sample));
  const [open, setOpen] = useState<string>(sample.files[0]?.name ?? '');
  const [note, setNote] = useState('');
  const [isFromLink, setIsFromLink] = useState(false);
  const boxes = useRef(new Map<string, { current: HTMLTextAreaElement | null }>());
  const runButton = useRef<HTMLButtonElement>(null);
  const { state, run, stop, clear } = useRun(runtime, sample.words);
  const { phase, lines, events, end, findings } = state;
  const isBusy = phase === 'loading' || phase === 'running';
  const isEdited = sample.files.some(({ name, text }) => files[name] !== text);
  const canReset = !isBusy && (isEdited || phase === 'ended');
  const names = sample.files.map(({ name }) => name);
  const progress = useAnnouncedProgress(state);

  useEffect(() => {
    const original = filesOf(sample);
    if (!fragment) {
      runButton.current?.focus();
      void run(original);
      return;
    }
    readLink(fragment, Object.keys(original)).then(
      (changed) => {
        setFiles({ ...original, ...changed });
        setIsFromLink(true);
        runButton.current?.scrollIntoView({ block: 'center' });
      },
      (error: Error) => setNote(error.message),
    );
  }, [fragment, run, sample]);

  const boxOf = (name: string) => {
    const box = boxes.current.get(name) ?? { current: null };
    boxes.current.set(name, box);
    return box;
  };
  const start = () => {
    if (isBusy) return;
    setNote('');
    void run(files);
  };
  const retry = () => {
    start();
    runButton.current?.focus();
  };
  const reset = () => {
    if (!canReset) return;
    setFiles(filesOf(sample));
    setIsFromLink(false);
    setNote('');
    clear();
  };
  const share = async () => {
    try {
      const address = new URL(await formatLink(id, files), location.href).href;
      await navigator.clipboard.writeText(address);
      setNote('Link copied.');
    } catch (error) {
      setNote(
        error instanceof Error && error.name === 'LinkError' ? error.message : 'The browser didn’t copy the link.',
      );
    }
  };
  const showLine = (name: string, line: number) => {
    setOpen(name);
    // The text box is visible after the next render.
    requestAnimationFrame(() => {
      const box = boxOf(name).current;
      if (!box) return;
      box.focus();
      box.setSelectionRange(...lineRange(box.value, line));
      const height = Number.parseFloat(getComputedStyle(box).lineHeight);
      box.closest(`.${styles.files}`)?.scrollTo({ top: Math.max(0, (line - 4) * height) });
    });
  };
  const { word, text } = describeEnd(state);
  const simulated =
    sample.words[0] === 'benchloom.replay'
      ? 'The events are those of a simulated run.'
      : 'The device is simulated: a command without a scripted answer returns exit code 0.';
  const failure = end?.kind === 'failed' ? end.message : undefined;
  const hasStarted = lines.length > 0 || events.length > 0;
  const reason = navigator.onLine || hasStarted ? failure : 'You are offline.';
  const trouble = hasStarted ? 'Python stopped working.' : 'Python couldn’t be loaded.';
  return (
    <section aria-label={`Run ${sample.title}`} className={styles.root}>
      <div className={styles.grid}>
        <div className={styles.bar}>
          <FileTabs names={names} onOpen={setOpen} open={open} panelId={panelId} />
          <div className={styles.buttons}>
            <button aria-disabled={isBusy} className={styles.run} onClick={start} ref={runButton} type="button">
              Run
            </button>
            <button aria-disabled={!isBusy} className={styles.button} onClick={() => isBusy && stop()} type="button">
              Stop
            </button>
            <button aria-disabled={!canReset} className={styles.button} onClick={reset} type="button">
              Reset
            </button>
          </div>
        </div>
        {isFromLink && (
          <p className={styles.fromLink}>
            This code comes from a link. Read it before you run it; Reset brings back the code of this page.
          </p>
        )}
        <div className={styles.files}>
          {names.map((name) => (
            <div
              aria-labelledby={tabId(panelId, name)}
              hidden={name !== open}
              id={fileId(panelId, name)}
              key={name}
              role="tabpanel"
            >
              <Editor
                box={boxOf(name)}
                name={name}
                onChange={(changed) => setFiles((current) => ({ ...current, [name]: changed }))}
                onRun={start}
                text={files[name] ?? ''}
              />
              <pre className={styles.printed}>{files[name]}</pre>
            </div>
          ))}
        </div>
        <div className={styles.results}>
          {phase === 'loading' && <LoadingBar loaded={state.loaded} total={state.total} />}
          {failure !== undefined && <LoadFailure error={`${trouble} ${reason}`} retry={retry} />}
          {findings.map((each) => (
            <InvalidFile key={each.file} {...each} showLine={showLine} />
          ))}
          {lines.length > 0 && (
            <section aria-label="Result" className={styles.result}>
              <p className={styles.part}>
                <strong>Result</strong>
              </p>
              <ResultLines lines={lines} names={names} showLine={showLine} />
            </section>
          )}
          <RunTimeline events={events} />
          {events.some((event) => 'device' in event) && <Transcript events={events} />}
        </div>
        <div className={styles.foot}>
          <p role="status">
            {progress && <span className="visually-hidden">{progress}</span>}
            {phase === 'running' && 'running'}
            {text && (
              // One element: screen readers can announce each added node.
              <span>
                <strong className={styles[word] ?? styles.failed}>{word}</strong>
                {text.slice(word.length)}
              </span>
            )}
            {note && <span> {note}</span>}
          </p>
          <button className={clsx(results.line, styles.share)} onClick={share} type="button">
            Copy link to this version
          </button>
          <p className={styles.about}>
            Runs in this page, and nothing is sent. {simulated} A run can take {limits.time} s, print {limits.output}{' '}
            MB, and use {limits.memory} MiB of memory.
          </p>
        </div>
      </div>
    </section>
  );
}
