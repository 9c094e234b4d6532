import clsx from 'clsx';
import styles from './styles.module.css';

/** `command` gets a prompt; the others colour what a program printed. */
export type TerminalKind = 'command' | 'output' | 'ok' | 'fail' | 'info' | 'dim';

/** Text of one kind. A command may hold line breaks; its later lines get no prompt. */
export type TerminalText = { kind: TerminalKind; text: string };

/** One line: text of one kind, or parts of several kinds side by side. */
export type TerminalLine = TerminalText | readonly TerminalText[];

type Props = {
  /** What the console shows, in a few words: the name of the region for a screen reader. */
  label: string;
  lines: readonly TerminalLine[];
  /** A file name or host above the lines. */
  title?: string;
  /** Without corners of its own, for a console that fills a cell of a larger frame. */
  flush?: boolean;
};

/**
 * A console with a session in it. Long lines scroll inside the panel, never the page.
 * The prompt is drawn by the stylesheet, so that a copied command can be pasted and run.
 */
export function Terminal({ label, lines, title, flush = false }: Props) {
  return (
    <div className={clsx(styles.root, flush && styles.flush)}>
      {title && <div className={styles.title}>{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section aria-label={label} className={styles.screen} tabIndex={0}>
        <pre className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list never changes
            <span key={index}>
              {[line].flat().map(({ kind, text }) => (
                <span className={styles[kind]} key={kind + text}>
                  {text}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </pre>
      </section>
    </div>
  );
}
