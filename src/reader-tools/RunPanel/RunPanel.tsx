import { LoadFailure } from '@site/src/components/LoadFailure';
import clsx from 'clsx';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { lineRange } from '../ReaderTool/lineRange';
import results from '../ReaderTool/results.module.css';
import { Editor } from './Editor';
import { FileTabs, fileId, tabId } from './FileTabs';
import { LoadingBar, useAnnouncedProgress } from './LoadingBar';
import type { PanelProps, Versions } from './panelProps';
import { InvalidFile, ResultLines, Transcript } from './Result';
import { RunTimeline } from './RunTimeline';
import { limits, type Runtime, type Sample } from './runner';
import { describeEnd } from './runReducer';
import {
  type Files,
  formatLink,
  isLinkTo,
  isTooLarge,
  LinkError,
  notTaken,
  readLink,
  warnOfInvisible,
} from './shareLink';
import styles from './styles.module.css';
import { useHasPolicy, useRun } from './useRun';

type Props = PanelProps & { id: string; sample: Sample; runtime: Runtime };

const withoutPolicy =
  'This host doesn’t send the policy that keeps code off the network, so run only code that you trust. ';

function isEditedIn({ files }: { files: Files }, sample: Sample): boolean {
  return sample.files.some(({ name, text }) => files[name] !== text);
}

/** The editor and the result of a sample. Edits stay in the page. */
export function RunPanel({ id, sample, runtime, openRequest, versions, setVersions }: Props) {
  const panelId = useId();
  const original = useMemo(
    () => ({ files: Object.fromEntries(sample.files.map(({ name, text }) => [name, text])), isFromLink: false }),
    [sample],
  );
  const { shown = original, before } = versions;
  const { files, isFromLink } = shown;
  const [open, setOpen] = useState<string>(sample.files[0]?.name ?? '');
  const [note, setNote] = useState('');
  const [linkError, setLinkError] = useState('');
  const root = useRef<HTMLElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const { state, run, stop, clear } = useRun(runtime, sample.argv);
  const { phase, lines, more, events, end, findings } = state;
  const isBusy = phase === 'loading' || phase === 'running';
  const isEdited = isEditedIn(shown, sample);
  const hasPolicy = useHasPolicy(runtime);
  const warning = `This code came from a link. Read it before you run it. ${warnOfInvisible(files)} Reset restores the original code${before ? ', and Undo restores your edits' : ''}.`;
  const notice = [linkError, isFromLink && warning].filter(Boolean).join(' ');
  const canReset = !isBusy && (isEdited || notice !== '' || phase === 'ended');
  const names = sample.files.map(({ name }) => name);
  const progress = useAnnouncedProgress(state);

  const replace = useCallback(
    (next: Versions['shown']) =>
      setVersions(({ shown = original, before }) => ({
        shown: next,
        before: isEditedIn(shown, sample) ? shown : before,
      })),
    [original, sample, setVersions],
  );
  const change = (name: string, text: string) => {
    if (isTooLarge(text)) setNote(notTaken);
    else setVersions({ before, shown: { ...shown, files: { ...files, [name]: text } } });
  };
  const undo = () => {
    if (before) setVersions({ shown: before, before: shown });
    setNote('Undone.');
  };

  useEffect(() => {
    const { fragment } = openRequest;
    // Doesn't move focus if the reader has moved on.
    const canFocus = document.activeElement?.matches('body') || root.current?.contains(document.activeElement);
    if (!fragment) {
      if (canFocus) runButton.current?.focus({ preventScroll: true });
      if (fragment === '') void run(original.files);
      return;
    }
    if (canFocus) {
      root.current?.focus({ preventScroll: true });
      runButton.current?.scrollIntoView({ block: 'center' });
    }
    readLink(fragment, Object.keys(original.files)).then(
      (changed) => {
        setLinkError('');
        replace({ files: { ...original.files, ...changed }, isFromLink: true });
      },
      (error: Error) => setLinkError(error.message),
    );
  }, [openRequest, original, replace, run]);

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
    replace(original);
    setLinkError('');
    setNote(`The original code is restored.${isEdited ? ' Undo restores your edits.' : ''}`);
    clear();
    if (isLinkTo(id, location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
  };
  const share = async () => {
    // Clears the note first, because a repeated note wouldn't be announced.
    setNote('');
    try {
      const address = new URL(await formatLink(id, files), location.href).href;
      await navigator.clipboard.writeText(address);
      setNote('Link copied.');
    } catch (error) {
      setNote(
        error instanceof LinkError
          ? error.message
          : 'The link couldn’t be copied. Allow this site to use the clipboard, then try again.',
      );
    }
  };
  const showLine = (name: string, line: number) => {
    setOpen(name);
    // The text box becomes visible in the next render.
    requestAnimationFrame(() => {
      const box = document.getElementById(fileId(panelId, name))?.querySelector('textarea');
      if (!box) return;
      box.focus();
      box.setSelectionRange(...lineRange(box.value, line));
      const height = Number.parseFloat(getComputedStyle(box).lineHeight);
      box.closest(`.${styles.files}`)?.scrollTo({ top: Math.max(0, (line - 4) * height) });
    });
  };
  const { word, text } = describeEnd(state);
  const simulated =
    sample.argv[0] === 'benchloom.replay'
      ? 'The events come from a simulated run.'
      : 'The device is simulated: a command with no scripted response returns exit code 0.';
  const failure = end?.kind === 'failed' ? end.message.slice(-500) : undefined;
  const hasStarted = lines.length > 0 || events.length > 0;
  const advice = navigator.onLine ? '. Check your connection' : ' because you’re offline. Go online';
  const trouble = hasStarted
    ? `Python stopped working (${failure}). Change the code, or press Retry.`
    : `Python couldn’t be loaded${advice}, then press Retry.`;
  return (
    <section aria-label={`Run ${sample.title}`} className={styles.root} ref={root} tabIndex={-1}>
      <div className={styles.grid}>
        <div className={styles.bar}>
          <FileTabs names={names} onOpen={setOpen} open={open} panelId={panelId} />
          <div className={styles.buttons}>
            <button aria-disabled={!isBusy} onClick={() => isBusy && stop()} type="button">
              Stop
            </button>
            {before && (
              <button onClick={undo} type="button">
                Undo
              </button>
            )}
            <button aria-disabled={isBusy} className={styles.run} onClick={start} ref={runButton} type="button">
              Run
            </button>
            <button aria-disabled={!canReset} onClick={reset} type="button">
              Reset
            </button>
          </div>
        </div>
        <div className={styles.state}>
          {phase === 'loading' && <LoadingBar loaded={state.loaded} total={state.total} />}
          <p role="status">
            {progress && <span className="visually-hidden">{progress}</span>}
            {phase === 'idle' && <span className="visually-hidden">{notice}</span>}
            {phase === 'running' && 'running'}
            {text && (
              // A single element, because screen readers can announce each added node separately.
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
          {failure !== undefined && (
            <LoadFailure message={typeof WebAssembly === 'undefined' ? failure : trouble} retry={retry} />
          )}
        </div>
        {notice && <p className={styles.notice}>{notice}</p>}
        <div className={styles.files}>
          {names.map((name) => (
            <div
              aria-labelledby={tabId(panelId, name)}
              hidden={name !== open}
              id={fileId(panelId, name)}
              key={name}
              role="tabpanel"
            >
              <Editor name={name} onChange={(text) => change(name, text)} onRun={start} text={files[name] ?? ''} />
              <pre className={styles.printed}>{files[name]}</pre>
            </div>
          ))}
        </div>
        <div className={styles.results}>
          {findings.map((each) => (
            <InvalidFile key={each.file} {...each} showLine={showLine} />
          ))}
          {lines.length > 0 && (
            <div className={styles.result}>
              <p className={styles.part}>
                <strong>Result</strong>
              </p>
              <ResultLines lines={lines} more={more} names={names} showLine={showLine} />
            </div>
          )}
          <RunTimeline events={events} />
          {events.some((event) => 'device' in event) && <Transcript events={events} />}
        </div>
        <p className={styles.about}>
          The code runs in your browser{hasPolicy && ', and nothing leaves it'}. {hasPolicy === false && withoutPolicy}
          {simulated} Limits: {limits.time}&nbsp;s, {limits.output}&nbsp;MB or {limits.lines.toLocaleString('en')} lines
          of output, and {limits.memory}&nbsp;MiB of memory, excluding files.
        </p>
      </div>
    </section>
  );
}
