import { phases } from '@site/src/ui/phases/phases';
import colors from '@site/src/ui/phases/phases.module.css';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './bus.module.css';
import type { BusSegment } from './model';

type Props = {
  segments: readonly BusSegment[];
  /** Length of the line, in the segments' unit. */
  span: number;
  /** The current time. A segment shows how its phase ended from its end on. */
  time: number;
};

/** One bus of a logic analyzer: an idle line with a hexagon for each segment. Segments with enough room have names. */
export function Bus({ segments, span, time }: Props) {
  return (
    <div className={styles.bus} style={{ '--span': span, '--time': time } as CSSProperties}>
      {segments.map(({ start, end, phase, kind, label = phase }) => {
        const short = phases.find(({ name }) => name === label)?.short ?? label;
        const reached = end <= time ? kind : phase;
        const look = start < time ? reached : 'later';
        return (
          <span
            className={clsx(colors.segment, colors[look], styles[look])}
            key={start}
            style={{ '--start': start, '--end': end } as CSSProperties}
          >
            {end - start > span / 8 && (
              <>
                {short}
                <span>{label.slice(short.length)}</span>
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}
