import { watchScrolling } from '@site/src/lib/watchScrolling';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { formatCount } from '../shared/formatCount';
import shared from '../shared/shared.module.css';
import { maxLines, type RunEvent, type RunState } from './runReducer';
import styles from './styles.module.css';

type ShowLine = (file: string, line: number) => void;

// Matches only at the start of a name, because a long line would otherwise take seconds.
const place = /(?<![\w.-])([\w.-]+):(\d+)(?=: )|File "([\w.-]+)", line (\d+)/;
const outcome = /^(.*?\s{2}|outcome: )(passed|failed|error|errored|skipped)\b(.*)$/;

/** Returns a line of output in which code positions are buttons and outcomes have a color. */
function richLine(text: string, names: readonly string[], showLine: ShowLine): ReactNode {
  const found = place.exec(text);
  const file = found?.[1] ?? found?.[3] ?? '';
  if (found && names.includes(file)) {
    const line = Number(found[2] ?? found[4]);
    return (
      <>
        {text.slice(0, found.index)}
        <button className={shared.link} onClick={() => showLine(file, line)} type="button">
          {found[0]}
        </button>
        {text.slice(found.index + found[0].length)}
      </>
    );
  }
  const [, before, word, after] = outcome.exec(text) ?? [];
  if (!word) return text;
  return (
    <>
      {before}
      <strong className={styles[word]}>{word}</strong>
      {after}
    </>
  );
}

type LinesProps = Pick<RunState, 'lines' | 'more'> & {
  names: readonly string[];
  showLine: ShowLine;
};

/** A run's output, in which code positions are buttons that show the code. */
export function ResultLines({ lines, more, names, showLine }: LinesProps) {
  return (
    <div className={clsx('fades', styles.lines)} ref={watchScrolling}>
      <pre>
        {lines.map(({ stream, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <Fragment key={index}>
            <span className={stream === 'stderr' ? styles.stderr : undefined}>{richLine(text, names, showLine)}</span>
            {'\n'}
          </Fragment>
        ))}
        {more > 0 && `${formatCount(more, 'more line isn’t', 'more lines aren’t')} shown.\n`}
      </pre>
    </div>
  );
}

const symbols = { send: '>', run: '$', timeout: '!', power: '#' } as const;

/** Returns an event's text in the transcript. */
function transcriptLine(event: RunEvent, withDevice: boolean): string {
  const time = event.time_s.toFixed(3).padStart(8);
  const text = event.kind === 'power' ? `power ${event.text}` : event.text;
  const device = withDevice ? `${event.device}  ` : '';
  const answer = 'stdout' in event ? event.stdout.replace(/\n$/, '') : '';
  const code = event.kind === 'run' && event.exit_code !== 0 ? `  exit code ${event.exit_code}` : '';
  // A reply is indented as far as the text after the time.
  return `${time}  ${device}${symbols[event.kind]} ${text}${code}${answer ? `\n${answer.replace(/^/gm, ' '.repeat(10))}` : ''}`;
}

/** The events on the simulated consoles, with the virtual time in seconds. */
export function Transcript({ events }: Pick<RunState, 'events'>) {
  const devices = new Set(events.map(({ device }) => device));
  const lines = events.map((event) => transcriptLine(event, devices.size > 1));
  return (
    <div className={styles.console}>
      <p className={styles.part}>
        <strong>Console</strong> <span>{[...devices].join(', ')}</span>
      </p>
      <div className={clsx('fades', styles.lines)} ref={watchScrolling}>
        <pre>{lines.join('\n').split('\n', maxLines).join('\n')}</pre>
      </div>
    </div>
  );
}
