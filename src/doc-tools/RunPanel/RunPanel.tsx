import useBaseUrl from '@docusaurus/useBaseUrl';
import { LoadFailure } from '@site/src/components/LoadFailure';
import type { Sample } from '@site/src/docs/samples/readSamples';
import { type KeyboardEvent, useCallback, useEffect, useId, useReducer, useRef, useState } from 'react';
import { CaptureStrip } from './CaptureStrip';
import { checkFiles } from './checkFiles';
import { Editor } from './Editor';
import { InvalidFile, ResultLines, Transcript } from './Result';
import { type OutputLine, Runner, type Runtime } from './runner';
import { describeEnd, idle, runReducer } from './runReducer';
import { type Files, formatLink, readLink } from './shareLink';
import styles from './styles.module.css';

type Props = {
  id: string;
  sample: Sample;
  runtime: Runtime;
  /** Fragment with another version of the files; empty: the sample runs as soon as the panel is there. */
  fragment: string;
};

/** The interpreter of the visit, which all panels share. */
let shared: Runner | undefined;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

/** Interval of announced progress, in ms. */
const announced = 2000;

function filesOf({ files }: Sample): Files {
  return Object.fromEntries(files.map(({ name, text }) => [name, text]));
}

/** Returns the arguments of the simulation for the files that the sample has. */
function runWords(files: Files): string[] {
  return [
    ...['benchloom', 'main.py', '--simulate', '--events', '/dev/events'],
    ...('answers.json' in files ? ['--script', 'answers.json'] : []),
    ...('job-package.json' in files ? ['--manifest', 'job-package.json'] : []),
  ];
}

/** Runs files, one run at a time; leaving the page ends it. */
function useRun(runtime: Runtime) {
  const baseUrl = useBaseUrl('/');
  const [state, dispatch] = useReducer(runReducer, idle);
  const stopper = useRef<(silent?: boolean) => void>(undefined);
  const turn = useRef(0);

  useEffect(() => {
    shared ??= new Runner(runtime, baseUrl);
    const close = shared.open();
    return () => {
      turn.current += 1;
      stopper.current?.(true);
      close();
    };
  }, [baseUrl, runtime]);

  const run = useCallback(async (files: Files) => {
    turn.current += 1;
    const own = turn.current;
    dispatch({ kind: 'load' });
    const findings = await checkFiles(files).catch((error: unknown) => {
      if (own === turn.current) dispatch({ kind: 'ended', end: { kind: 'failed', message: String(error) } });
      return undefined;
    });
    if (own !== turn.current || !findings) return;
    if (findings.length > 0) {
      dispatch({ kind: 'invalid', findings });
      return;
    }
    let waiting: OutputLine[] = [];
    const flush = () => {
      if (waiting.length > 0) dispatch({ kind: 'output', lines: waiting });
      waiting = [];
    };
    stopper.current = shared?.run(files, runWords(files), {
      progress: (loaded, total) => dispatch({ kind: 'progress', loaded, total }),
      started: () => dispatch({ kind: 'started' }),
      output: (line) => {
        // One render for all lines of a frame.
        if (waiting.length === 0) requestAnimationFrame(flush);
        waiting.push(line);
      },
      ended: (end) => {
        flush();
        dispatch({ kind: 'ended', end });
      },
    });
  }, []);

  const stop = useCallback(() => {
    turn.current += 1;
    stopper.current?.();
    stopper.current = undefined;
  }, []);
  const clear = useCallback(() => dispatch({ kind: 'reset' }), []);
  return { state, run, stop, clear };
}

/** The progress of loading in words, which changes seldom enough for a screen reader. */
function useAnnouncedProgress(isLoading: boolean, loaded: number, total: number): string {
  const [text, setText] = useState('');
  const last = useRef(0);
  useEffect(() => {
    if (!isLoading) setText('');
    else if (total > 0 && performance.now() > last.current + announced) {
      last.current = performance.now();
      setText(`Loading Python, ${megabytes(loaded)} of ${megabytes(total)} MB`);
    }
  }, [isLoading, loaded, total]);
  return text;
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
  const { state, run, stop, clear } = useRun(runtime);
  const { phase, loaded, total, lines, events, end, findings } = state;
  const isBusy = phase === 'loading' || phase === 'running';
  const isEdited = sample.files.some(({ name, text }) => files[name] !== text);
  const progress = useAnnouncedProgress(phase === 'loading', loaded, total);

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
    if (isBusy || !(isEdited || phase === 'ended')) return;
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
        error instanceof Error && error.name === 'LinkError' ? error.message : 'The browser did not copy the link.',
      );
    }
  };
  const showLine = (name: string, line: number) => {
    setOpen(name);
    // The text box is visible after the next render.
    requestAnimationFrame(() => {
      const box = boxOf(name).current;
      if (!box) return;
      const before = box.value.split('\n').slice(0, line - 1);
      const from = before.reduce((sum, { length }) => sum + length + 1, 0);
      box.focus();
      box.setSelectionRange(from, from + (box.value.split('\n')[line - 1]?.length ?? 0));
      const height = Number.parseFloat(getComputedStyle(box).lineHeight);
      box.closest(`.${styles.files}`)?.scrollTo({ top: Math.max(0, (line - 4) * height) });
    });
  };
  const moveTab = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const names = sample.files.map(({ name }) => name as string);
    const next = names[(names.indexOf(open) + step + names.length) % names.length] ?? open;
    setOpen(next);
    document.getElementById(`${panelId}-tab-${next}`)?.focus();
  };

  const { word, text } = describeEnd(state);
  const failure = end?.kind === 'failed' ? end.message : undefined;
  const hasStarted = lines.length > 0 || events.length > 0;
  const reason = navigator.onLine || hasStarted ? failure : 'You are offline.';
  const trouble = hasStarted ? 'Python stopped working.' : 'Python could not be loaded.';
  return (
    <section aria-label={`Run ${sample.title}`} className={styles.root}>
      <div className={styles.grid}>
        <div className={styles.bar}>
          <div aria-label="Files" className={styles.tabs} role="tablist">
            {sample.files.map(({ name }) => (
              <button
                aria-controls={`${panelId}-${name}`}
                aria-selected={name === open}
                className={styles.tab}
                id={`${panelId}-tab-${name}`}
                key={name}
                onClick={() => setOpen(name)}
                onKeyDown={moveTab}
                role="tab"
                tabIndex={name === open ? 0 : -1}
                type="button"
              >
                {name}
              </button>
            ))}
          </div>
          <div className={styles.buttons}>
            <button aria-disabled={isBusy} className={styles.run} onClick={start} ref={runButton} type="button">
              Run
            </button>
            <button aria-disabled={!isBusy} className={styles.button} onClick={() => isBusy && stop()} type="button">
              Stop
            </button>
            <button
              aria-disabled={isBusy || !(isEdited || phase === 'ended')}
              className={styles.button}
              onClick={reset}
              type="button"
            >
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
          {sample.files.map(({ name }) => (
            <div
              aria-labelledby={`${panelId}-tab-${name}`}
              hidden={name !== open}
              id={`${panelId}-${name}`}
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
          {phase === 'loading' && (
            <label className={styles.loading}>
              Loading Python
              <progress value={total > 0 ? loaded / total : undefined} />
              {total > 0 && (
                <span>
                  {megabytes(loaded)} of {megabytes(total)} MB
                </span>
              )}
            </label>
          )}
          {failure !== undefined && <LoadFailure error={`${trouble} ${reason}`} retry={retry} />}
          {findings.map((each) => (
            <InvalidFile key={each.file} {...each} showLine={showLine} />
          ))}
          {lines.length > 0 && (
            <section aria-label="Result" className={styles.result}>
              <p className={styles.part}>
                <strong>Result</strong>
              </p>
              <ResultLines lines={lines} showLine={showLine} />
            </section>
          )}
          <CaptureStrip events={events} />
          {events.some((event) => 'device' in event) && <Transcript events={events} />}
        </div>
        <div className={styles.foot}>
          <p role="status">
            {progress && <span className={styles.hidden}>{progress}</span>}
            {phase === 'running' && 'running'}
            {text && (
              <>
                <strong className={styles[word] ?? styles.failed}>{word}</strong>
                {text.slice(word.length)}
              </>
            )}
            {note && <span> {note}</span>}
          </p>
          <button className={styles.share} onClick={share} type="button">
            Copy link to this version
          </button>
          <p className={styles.about}>
            Runs in this page, and nothing is sent. The device is simulated: a command without a scripted answer returns
            exit code 0.
          </p>
        </div>
      </div>
    </section>
  );
}
