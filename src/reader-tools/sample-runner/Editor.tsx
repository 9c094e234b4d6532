import useIsBrowser from '@docusaurus/useIsBrowser';
import { lineNumbers } from '@site/src/lib/lineNumbers';
import { StaticHtml } from '@site/src/ui/StaticHtml';
import clsx from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { highlight, loadHighlighter } from './highlighter';
import styles from './styles.module.css';

type Props = {
  name: string;
  text: string;
  /** The highlighted text, if it's known from the build. */
  html?: string | undefined;
  /** ID of the text about the keys. */
  hint: string;
  onChange: (text: string) => void;
  onRun: () => void;
};

/** Returns the indentation of the line at a position. */
function indentAt(text: string, position: number): string {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const [indent = ''] = /^ */.exec(text.slice(start, position)) ?? [];
  return text.slice(start, position).trimEnd().endsWith(':') ? `${indent}    ` : indent;
}

/** A text box over its highlighted text. Enter keeps the indentation, and Tab leaves the box. */
export function Editor({ name, text, html, hint, onChange, onRun }: Props) {
  const isBrowser = useIsBrowser();
  const [, setLoaded] = useState(false);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const { value, selectionStart } = event.currentTarget;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      onRun();
    } else if (key === 'Enter' && !shiftKey && !altKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // Inserts text as if it had been typed, so undo can remove it.
      document.execCommand('insertText', false, `\n${indentAt(value, selectionStart)}`);
    }
  };
  return (
    <div className={clsx('fades', styles.editor)}>
      <pre aria-hidden="true" data-numbers={lineNumbers(text)}>
        {html === undefined ? (
          <code>
            {highlight(name, text).map(({ kind, text: piece }, index) =>
              kind ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity
                <span className={kind} key={index}>
                  {piece}
                </span>
              ) : (
                piece
              ),
            )}
          </code>
        ) : (
          <StaticHtml as="code" html={html} />
        )}
      </pre>
      <textarea
        aria-describedby={hint}
        aria-label={name}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        className={styles.text}
        onChange={({ target }) => onChange(target.value)}
        onFocus={() =>
          loadHighlighter().then(
            () => setLoaded(true),
            () => {},
          )
        }
        onKeyDown={press}
        readOnly={!isBrowser}
        spellCheck={false}
        value={text}
      />
    </div>
  );
}
