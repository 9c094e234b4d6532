import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { splitAtNames } from './exampleNames';
import styles from './styles.module.css';

export type Host = 'your machine' | 'agent host' | 'server' | 'board';

/** What the prompt calls the place where a command runs. */
const prompts: Record<Host, string> = { 'your machine': 'you', 'agent host': 'host', server: 'server', board: 'board' };

/** Where a command runs, unless its step says otherwise. */
function hostOf(command: string): Host {
  const [program] = command.replace(/^sudo /, '').split(' ');
  if (program === 'benchloom') return 'your machine';
  return program === 'docker' ? 'server' : 'agent host';
}

/** An argument, or a flag with its value, with the operator or the `--` before it. */
const units = /(?:(?:&&|\||--) )?(?:--?\w[\w-]* (?![-|&<>]))?(?:'[^']*'|"[^"]*"|[^\s'"])+|\s+/g;

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
 * A command line to copy (see src/behaviors/copyCode.ts), whose prompt says where it runs. It wraps only between
 * arguments, and marks the names to replace.
 */
export function CommandLine({ command, on = hostOf(command), ids = [] }: Props) {
  return (
    <div className={clsx('command-line', styles.line)}>
      <pre className="language-bash" data-prompt={prompts[on]}>
        <code>
          {command.split(/(?<= )(?=(?:&&|\|) )/).map((part, place) => {
            const pieces = part.match(units)?.map((unit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a command never move
              <Fragment key={index}>
                {/^[\w\s]*$/.test(unit) ? marked(unit, ids) : <span>{marked(unit, ids)}</span>}
              </Fragment>
            ));
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a command never move
            return place === 0 ? pieces : <span key={place}>{pieces}</span>;
          })}
        </code>
      </pre>
      <button aria-label={`Copy ${command.split(' ').slice(0, 3).join(' ')}`} className="code-copy" type="button" />
    </div>
  );
}
