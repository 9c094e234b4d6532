import drawing from '@site/src/ui/Drawing/drawing.module.css';
import section from '../section.module.css';
import NightNarrow from './night/narrow.svg';
import NightWide from './night/wide.svg';
import PushNarrow from './push/narrow.svg';
import PushWide from './push/wide.svg';
import WeekNarrow from './week/narrow.svg';
import WeekWide from './week/wide.svg';

const drawn = {
  push: { Narrow: PushNarrow, Wide: PushWide },
  night: { Narrow: NightNarrow, Wide: NightWide },
  week: { Narrow: WeekNarrow, Wide: WeekWide },
};

export type TimelineProps = {
  drawing: keyof typeof drawn;
  caption: string;
};

/** Devices over time, drawn to scale. Screen readers skip the drawing, because the caption says what it shows. */
export function Timeline({ drawing: name, caption }: TimelineProps) {
  const { Narrow, Wide } = drawn[name];
  return (
    <figure className={drawing.pair}>
      <Wide aria-hidden="true" className={drawing.wide} />
      <Narrow aria-hidden="true" className={drawing.narrow} />
      <figcaption className={section.note}>{caption}</figcaption>
    </figure>
  );
}
