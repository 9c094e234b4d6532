import drawing from '@site/src/ui/Drawing/drawing.module.css';
import type { Phase } from '@site/src/ui/phases/phases';
import colors from '@site/src/ui/phases/phases.module.css';
import clsx from 'clsx';
import section from '../section.module.css';
import NightNarrow from './night/narrow.svg';
import NightWide from './night/wide.svg';
import PushNarrow from './push/narrow.svg';
import PushWide from './push/wide.svg';
import styles from './styles.module.css';
import WeekNarrow from './week/narrow.svg';
import WeekWide from './week/wide.svg';

const drawn = {
  push: { Narrow: PushNarrow, Wide: PushWide },
  night: { Narrow: NightNarrow, Wide: NightWide },
  week: { Narrow: WeekNarrow, Wide: WeekWide },
};

/** What a device is used for: a phase of a job, or another use. */
type Use = Phase | 'dropped' | 'reserved' | 'quarantined' | 'check';

export type TimelineProps = {
  drawing: keyof typeof drawn;
  caption: string;
  /** The legend: the names of the uses in the drawing. */
  names: Partial<Record<Use, string>>;
};

/** Devices over time, drawn to scale. Screen readers skip the drawing, because the caption says what it shows. */
export function Timeline({ drawing: name, caption, names }: TimelineProps) {
  const { Narrow, Wide } = drawn[name];
  return (
    <figure className={clsx(styles.root, drawing.pair)}>
      <Wide aria-hidden="true" className={drawing.wide} />
      <Narrow aria-hidden="true" className={drawing.narrow} />
      <ul aria-hidden="true" className={styles.key}>
        {Object.entries(names).map(([use, text]) => (
          <li className={clsx(colors[use], styles[use])} key={use}>
            {text}
          </li>
        ))}
      </ul>
      <figcaption className={section.note}>{caption}</figcaption>
    </figure>
  );
}
