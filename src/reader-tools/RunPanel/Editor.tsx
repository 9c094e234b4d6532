import { type KeyboardEvent, useId, useRef } from 'react';
import { isTooLarge } from './shareLink';
import styles from './styles.module.css';

type Props = {
  name: string;
  text: string;
  onChange: (text: string) => void;
  onRun: () => void;
};

/** Returns the indentation of the line at a position. */
function indentAt(text: string, position: number): string {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const [indent = ''] = /^ */.exec(text.slice(start, position)) ?? [];
  return text.slice(start, position).trimEnd().endsWith(':') ? `${indent}    ` : indent;
}

/** Inserts text at the cursor as if it had been typed, so that undo can remove it. */
function insert(text: string): void {
  document.execCommand('insertText', false, text);
}

/** Indents the selected lines, except empty ones, and keeps them selected. */
function indentLines(box: HTMLTextAreaElement, indent: string): void {
  const start = box.value.lastIndexOf('\n', box.selectionStart - 1) + 1;
  const indented = box.value.slice(start, box.selectionEnd).replace(/^(?=.)/gm, indent);
  box.setSelectionRange(start, box.selectionEnd);
  insert(indented);
  box.setSelectionRange(start, start + indented.length);
}

/** A text box with line numbers. Tab indents the line or the selected lines. After Escape, Tab moves focus out of the box. */
export function Editor({ name, text, onChange, onRun }: Props) {
  const hint = useId();
  const leaves = useRef(false);
  const lines = text.split('\n').length;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      onRun();
    } else if (key === 'Tab' && !shiftKey && !leaves.current) {
      event.preventDefault();
      const indent = ' '.repeat(name.endsWith('.json') ? 2 : 4);
      if (value.slice(selectionStart, selectionEnd).includes('\n')) indentLines(event.currentTarget, indent);
      else insert(indent);
    } else if (key === 'Enter' && !shiftKey && !altKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      insert(`\n${indentAt(value, selectionStart)}`);
    }
    leaves.current = key === 'Escape';
  };
  return (
    <div className={styles.editor}>
      <div aria-hidden="true" className={styles.numbers}>
        {Array.from({ length: lines }, (_, index) => `${index + 1}\n`).join('')}
      </div>
      <textarea
        aria-describedby={hint}
        aria-label={name}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        className={styles.text}
        onBlur={() => {
          leaves.current = false;
        }}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!isTooLarge(pasted)) return;
          // The browser would take a minute to insert such a long text.
          event.preventDefault();
          onChange(pasted);
        }}
        rows={lines}
        spellCheck={false}
        value={text}
        wrap="off"
      />
      <p className={styles.hint} id={hint}>
        Tab indents. To leave the editor, press Escape, then Tab. Ctrl+Enter runs the sample.
      </p>
    </div>
  );
}
