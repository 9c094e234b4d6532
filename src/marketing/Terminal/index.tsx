import { watchScrolling } from '@site/src/lib/watchScrolling';
import styles from './styles.module.css';

/** `command` has a prompt. Most other kinds set the output's color. `later` is room for output that hasn't appeared yet. */
export type TerminalKind = 'command' | 'output' | 'ok' | 'fail' | 'dim' | 'later';

/** Text of one kind. Only the first line of a command has a prompt. */
export type TerminalText = { kind: TerminalKind; text: string };

/** One line, which is text of one kind or adjacent parts of several kinds. */
export type TerminalLine = TerminalText | readonly TerminalText[];

/** A console session. Long lines scroll. The stylesheet adds the prompt, so the prompt isn't copied with a command. */
export function Terminal({ lines }: { lines: readonly TerminalLine[] }) {
  return (
    <div className="theme-code-block">
      <div className={styles.screen} ref={watchScrolling}>
        <pre>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list never changes
            <span key={index}>
              {[line].flat().map(({ kind, text }) => (
                <span className={styles[kind]} key={kind + text}>
                  {text}
                </span>
              ))}
              {index < lines.length - 1 && '\n'}
            </span>
          ))}
        </pre>
      </div>
    </div>
  );
}
