import type { Phase } from '@site/src/ui/phases/phases';
import colors from '@site/src/ui/phases/phases.module.css';
import clsx from 'clsx';
import section from '../section.module.css';
import bus from '../TimingDiagram/bus.module.css';
import NightNarrow from './night/narrow.svg';
import NightWide from './night/wide.svg';
import PushNarrow from './push/narrow.svg';
import PushWide from './push/wide.svg';
import styles from './styles.module.css';
import WeekNarrow from './week/narrow.svg';
import WeekWide from './week/wide.svg';

const drawings = {
  push: { Narrow: PushNarrow, Wide: PushWide },
  night: { Narrow: NightNarrow, Wide: NightWide },
  week: { Narrow: WeekNarrow, Wide: WeekWide },
};

/** What a device is used for: a phase of a job, or another use. */
type Use = Phase | 'dropped' | 'reserved' | 'quarantined' | 'check';

export type TimelineProps = {
  drawing: keyof typeof drawings;
  caption: string;
  /** The legend: the names of the uses in the drawing. */
  names: Partial<Record<Use, string>>;
};

/** Devices over time, drawn to scale. Screen readers skip the drawing, because the caption says what it shows. */
export function Timeline({ drawing, caption, names }: TimelineProps) {
  const { Narrow, Wide } = drawings[drawing];
  return (
    <figure className={styles.root}>
      <Wide aria-hidden="true" className={styles.wide} />
      <Narrow aria-hidden="true" className={styles.narrow} />
      <ul aria-hidden="true" className={bus.key}>
        {Object.entries(names).map(([use, name]) => (
          <li className={clsx(bus.keyItem, bus[use], colors[use], styles[use])} key={use}>
            {name}
          </li>
        ))}
      </ul>
      <figcaption className={section.note}>{caption}</figcaption>
    </figure>
  );
}
