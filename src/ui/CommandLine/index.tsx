import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { splitAtNames } from './exampleNames';
import styles from './styles.module.css';

export type Host = 'your machine' | 'agent host' | 'server' | 'board';

/** Where a command runs, unless its step says otherwise. */
function hostOf(command: string): Host {
  const [program] = command.replace(/^sudo /, '').split(' ');
  if (program === 'benchloom') return 'your machine';
  return program === 'docker' ? 'server' : 'agent host';
}

/** An argument, a flag with its value, or an operator with what follows it. */
const units = /(?:(?:&&|\|) |--?\w[\w-]* (?![-|&<>]))?(?:'[^']*'|"[^"]*"|[^\s'"])+|\s+/g;

/** Returns text with its names to replace marked. */
function marked(text: string, ids: readonly string[]): ReactNode {
  return splitAtNames(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the text never move
    index % 2 === 1 && !ids.includes(part) ? <var key={index}>{part}</var> : <Fragment key={index}>{part}</Fragment>,
  );
}

type Props = {
  command: string;
  on?: Host;
  /** The reader's own names in the command. These aren't marked. */
  ids?: readonly string[];
};

/**
 * A command line to copy (see src/behaviors/copyCode.ts), after the words that say where it runs. It wraps only between
 * arguments, and marks the names to replace.
 */
export function CommandLine({ command, on = hostOf(command), ids = [] }: Props) {
  return (
    <>
      {' '}
      <span data-aside="">On {on === 'your machine' ? on : `the ${on}`}:</span>
      <div className={clsx('command-line', styles.line)}>
        <pre className="language-bash">
          <code>
            {command.match(units)?.map((unit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a command never move
              <Fragment key={index}>
                {/^[\w\s]*$/.test(unit) ? marked(unit, ids) : <span>{marked(unit, ids)}</span>}
              </Fragment>
            ))}
          </code>
        </pre>
        <button aria-label={`Copy ${command}`} className="code-copy" type="button" />
      </div>
    </>
  );
}

/** Explains the marks, below the first command of an entry or answer. With `more`, shows only the children. */
export function Legend({ more, children }: { more?: boolean; children?: ReactNode }) {
  return (
    <div className={styles.legend} data-aside="">
      {!more && (
        <span data-search-skip="">
          Replace the example names, which are <u>underlined</u>, with your own.{' '}
        </span>
      )}
      {children}
    </div>
  );
}
