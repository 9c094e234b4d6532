import { ButtonRow, PushButton } from '@site/src/components/Button';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { type ClipboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { formatSize } from './formatSize';
import { lineRange } from './lineRange';
import styles from './textForm.module.css';
import { useDrop } from './useDrop';
import { useTask } from './useTask';

type Props<Result> = {
  label: string;
  /** Label of the button, such as "Check". */
  action: string;
  /** Label of the progress bar, such as "Checking…". */
  runningLabel: string;
  /** File types for the file dialog. */
  accept: string;
  /** Message if there's neither text nor a file. */
  emptyMessage: string;
  /** The maximum input size, as a sentence. */
  limit: string;
  /** Passed to the worker together with the file. */
  of?: string;
  createWorker: () => Worker;
  /** Returns the result as one sentence, which is also announced. */
  summarize: (result: Result) => string;
  /** Renders the details. If the input is a file, `showLine` is undefined. */
  children: (result: Result, showLine: ((line: number) => void) | undefined) => ReactNode;
};

/** Maximum length of pasted text, in characters. Longer text becomes a file, so that the text box stays fast. */
const maxPastedLength = 262_144;

/** A text box, a file button, and the worker's result. The text stays after an error. */
export function TextForm<Result>({
  label,
  action,
  runningLabel,
  accept,
  emptyMessage,
  limit,
  of = '',
  createWorker,
  summarize,
  children,
}: Props<Result>) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const actionButton = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [wasEmpty, setWasEmpty] = useState(false);
  const hasNothing = !file && !text.trim();
  const isEmpty = wasEmpty && hasNothing;
  const { state, run, reset } = useTask<Result>(createWorker);

  // Reads text that was typed before hydration.
  useEffect(() => setText(box.current?.value ?? ''), []);

  const runOn = useCallback((blob: Blob) => run({ file: blob, of }), [run, of]);
  const takeFile = useCallback(
    (chosen: File) => {
      setFile(chosen);
      runOn(chosen);
    },
    [runOn],
  );
  const isOpen = useCallback(() => box.current?.closest('details')?.open, []);
  const isOver = useDrop(isOpen, takeFile);

  const act = () => {
    setWasEmpty(hasNothing);
    if (hasNothing) {
      reset();
      box.current?.focus();
    } else runOn(file ?? new Blob([text]));
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length > maxPastedLength) {
      event.preventDefault();
      takeFile(new File([pasted], 'Pasted text'));
      return;
    }
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    if (isWhole && pasted.trim()) runOn(new Blob([pasted.replace(/\r\n?/g, '\n')]));
  };

  const clear = () => {
    reset();
    setWasEmpty(false);
    if (file) setFile(undefined);
    else setText('');
    // The text box reappears in the next render.
    requestAnimationFrame(() => box.current?.focus());
  };

  // The Cancel button disappears when the task ends, even if no one has clicked the button.
  const keepFocus = useCallback((cancel: HTMLButtonElement) => {
    return () => {
      if (document.activeElement === cancel) actionButton.current?.focus();
    };
  }, []);

  const retry = () => {
    act();
    actionButton.current?.focus();
  };

  const showLine = (line: number) => {
    const element = box.current;
    if (!element) return;
    element.focus();
    element.setSelectionRange(...lineRange(element.value, line));
    const height = Number.parseFloat(getComputedStyle(element).lineHeight);
    element.scrollTop = Math.max(0, (line - 3) * height);
    element.scrollIntoView({ block: 'nearest' });
  };

  let message = '';
  if (state.kind === 'done') message = summarize(state.result);
  else if (state.kind === 'refused') message = state.message;
  else if (state.kind === 'idle' && isEmpty) message = emptyMessage;

  // At a high zoom level, the result may be outside the viewport.
  useEffect(() => {
    if (message || state.kind === 'failed') outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [state, message]);

  return (
    <div className={styles.root} data-over={isOver || undefined}>
      <label className={styles.label} htmlFor={`${id}-text`}>
        {label}
      </label>
      {file ? (
        <p className={styles.file}>
          <strong>{file.name}</strong> {formatSize(file.size)}
        </p>
      ) : (
        <textarea
          aria-describedby={isEmpty ? `${id}-outcome ${id}-hint` : `${id}-hint`}
          aria-invalid={isEmpty || undefined}
          autoCapitalize="off"
          autoComplete="off"
          className={styles.text}
          id={`${id}-text`}
          onChange={({ target }) => setText(target.value)}
          onPaste={paste}
          ref={box}
          rows={8}
          spellCheck={false}
          value={text}
          wrap="off"
        />
      )}
      <p className={styles.hint} id={`${id}-hint`}>
        {isOver ? 'Drop the file to use it.' : `Paste the text, or drop a file anywhere on this page. ${limit}`}
      </p>
      <ButtonRow>
        <PushButton look="primary" onPress={act} ref={actionButton}>
          {action}
        </PushButton>
        <PushButton onPress={() => chooser.current?.click()}>Choose a file</PushButton>
        {(file || text) && <PushButton onPress={clear}>{file ? 'Remove the file' : 'Clear'}</PushButton>}
      </ButtonRow>
      <input
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) takeFile(chosen);
          // Without the reset, choosing the same file again would fire no event.
          target.value = '';
        }}
        ref={chooser}
        type="file"
      />
      {state.kind === 'running' && (
        <div className={styles.running}>
          <label>
            {runningLabel} <progress />
          </label>
          <PushButton onPress={reset} ref={keepFocus}>
            Cancel
          </PushButton>
        </div>
      )}
      <div className={styles.outcome} ref={outcome}>
        {state.kind === 'failed' && <LoadFailure retry={retry} />}
        <div className={styles.status} id={`${id}-outcome`} role="status">
          {message && <p>{message}</p>}
        </div>
      </div>
      {state.kind === 'done' && children(state.result, file ? undefined : showLine)}
    </div>
  );
}
