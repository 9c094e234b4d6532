import colors from '@site/src/ui/phases/phases.module.css';
import type { CSSProperties, ReactNode } from 'react';
import { Bus } from './Bus';
import { describeRow, type TimingRow, type TimingState } from './model';
import styles from './styles.module.css';

type Props = {
  rows: readonly TimingRow[];
  /** Axis length, interval between labeled ticks, and latest time of the cursor, in seconds. */
  end: number;
  tick: number;
  last: number;
  /** What `stateAt` returns for the current time. */
  state: TimingState;
  /** A range input that covers the axis. */
  slider: ReactNode;
};

/** A logic analyzer's capture of jobs on devices, with a text version for screen readers. */
export function TimingDiagram({ rows, end, tick, last, state, slider }: Props) {
  const { time, jobs, summary } = state;
  const ticks = Array.from({ length: Math.floor(end / tick) + 1 }, (_, index) => index * tick);
  return (
    <div className={styles.root}>
      <div
        className={styles.plot}
        style={{ '--span': end, '--tick': tick, '--last': last, '--time': time } as CSSProperties}
      >
        <div aria-hidden="true" data-drawing="">
          <div className={styles.scale}>
            {ticks.map((at) => (
              <span key={at} style={{ '--at': at } as CSSProperties}>
                {at || '0 s'}
              </span>
            ))}
            <b>{`${time} s`}</b>
          </div>
          {jobs.map(({ device, state: name }, index) => (
            <div className={styles.row} key={device}>
              <b>{device}</b>
              <b className={colors[name] ?? colors.queued}>{name}</b>
              <Bus segments={rows[index]?.segments ?? []} span={end} time={time} />
            </div>
          ))}
        </div>
        {slider}
      </div>
      <ul className="visually-hidden" data-search-skip="">
        {rows.map((row) => (
          <li key={row.device}>{describeRow(row, time)}</li>
        ))}
      </ul>
      <p className={styles.status}>{`At ${time} s: ${summary}`}</p>
    </div>
  );
}
