import { PushButton } from '@site/src/ui/Button';
import { SearchIcon } from '@site/src/ui/SearchIcon';
import clsx from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { dropProps } from '../shared/dropProps';
import { FileButton } from '../shared/FileButton';
import { formatCount } from '../shared/formatCount';
import { readText } from '../shared/readText';
import { selectLine } from '../shared/selectLine';
import { sizeOf } from '../shared/sizeOf';
import { type Answer, isLog } from './ask';
import styles from './field.module.css';
import { Listing } from './Listing';

/** Maximum size of a log. A search takes a few seconds at most, whatever the log contains. */
const maxBytes = 2e6;

/** Number of lines of a log that are visible at once. */
const visibleLines = 8;

/** Maximum length of the text in the box, in characters. Longer text is searched, but not shown, to keep the page fast. */
const maxShown = 1_000_000;

/** Scrolls the log in the box to the start of a line. */
export function scrollToLine(box: HTMLTextAreaElement, line: number): void {
  const top = (line - visibleLines / 2) * Number.parseFloat(getComputedStyle(box).lineHeight);
  box.parentElement?.scrollTo({ left: 0, top });
}

/** Selects a line of the log in the box, and scrolls to it. */
export function showLine(box: HTMLTextAreaElement | null, line: number): void {
  if (!box) return;
  selectLine(box, line);
  scrollToLine(box, line);
  box.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** Returns the width of the widest line, in characters. A tab has up to eight. */
function widthOf(lines: readonly string[]): number {
  return lines.reduce((width, line) => Math.max(width, line.length + 7 * (line.split('\t').length - 1)), 0);
}

type Props = {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  answer: Answer | undefined;
  onChange: (text: string) => void;
  /** A file can't be read. The message says what to do. */
  onProblem: (message: string) => void;
  /** Opens the first answer. */
  onEnter: () => void;
  /** Moves focus to the answer. */
  onLeave: () => void;
};

/** The field for a code, a message, or a log, which becomes a listing with numbers and marks. */
export function Field({ box, text, answer, onChange, onProblem, onEnter, onLeave }: Props) {
  const id = useId();
  const log = isLog(text);
  const isShown = text.length <= maxShown;
  const lines = text.split('\n');

  const takeFile = (file: Blob) => {
    readText(file, maxBytes).then(
      (content) => onChange(content.replace(/\r+\n?/g, '\n')),
      (error: Error) => onProblem(error.message),
    );
  };

  const clear = () => {
    onChange('');
    // A text that was too long to show had no box.
    requestAnimationFrame(() => box.current?.focus());
  };

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Escape' && !log) clear();
    else if (key === 'Enter' && (ctrlKey || metaKey)) onLeave();
    else if (key === 'Enter' && !shiftKey && !log) onEnter();
    else return;
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    // The browser would take a long time to insert such text.
    if (pasted.length <= maxShown / 4) return;
    event.preventDefault();
    takeFile(new Blob([pasted]));
  };

  const chooseButton = (
    <FileButton accept=".log,.txt,.jsonl,text/*" onChoose={takeFile}>
      <span className={styles.long}>Choose a&nbsp;</span>file
    </FileButton>
  );
  return (
    <div className={clsx('needs-script', styles.field, log && styles.log)}>
      <label htmlFor={id}>Paste a code, a message, or a whole log</label>
      <div className={styles.frame} {...dropProps(takeFile)}>
        {!log && <SearchIcon />}
        <div className={styles.scroller}>
          {log && isShown && <Listing answer={answer} lines={lines.length} />}
          {isShown ? (
            <textarea
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              enterKeyHint={log ? 'enter' : 'search'}
              id={id}
              onChange={({ target }) => onChange(target.value)}
              onKeyDown={press}
              onPaste={paste}
              placeholder="CONSOLE_SILENT"
              ref={box}
              rows={lines.length}
              spellCheck={false}
              style={log ? { minInlineSize: `calc(${widthOf(lines)}ch + 44px)` } : undefined}
              value={text}
              wrap={log ? 'off' : 'soft'}
            />
          ) : (
            <p>The log is too long to show. The answer is below.</p>
          )}
        </div>
        {log ? (
          <div className={styles.foot}>
            <span>
              {formatCount(lines.length - Number(text.endsWith('\n')), 'line', 'lines')}, {sizeOf(text)}.
              <span className={styles.long}> Nothing leaves your browser. Ctrl+Enter goes to the answer.</span>
            </span>
            <PushButton onPress={clear}>Clear</PushButton>
            {chooseButton}
          </div>
        ) : (
          <>
            {text && (
              <button aria-label="Clear" className={styles.clear} onClick={clear} type="button">
                <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
                  <path d="m1 1 10 10M11 1 1 11" stroke="currentColor" strokeWidth="2" />
                </svg>
              </button>
            )}
            {chooseButton}
          </>
        )}
      </div>
    </div>
  );
}
