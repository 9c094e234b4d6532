import clsx from 'clsx';
import { Bus } from './Bus';
import { type CaptureRow, countOutcomes, describeRow, type Segment } from './model';
import { Plot, type PlotLayout } from './Plot';
import styles from './styles.module.css';

const wide: PlotLayout = {
  width: 680,
  scale: { left: 98, right: 570, character: 9.12 },
  axis: 48,
  row: 66,
  line: 33,
  name: 33,
  segment: 34,
};

const compact: PlotLayout = {
  width: 344,
  scale: { left: 18, right: 326, character: 8.7 },
  axis: 44,
  row: 84,
  line: 56,
  name: 22,
  segment: 32,
};

const phases = ['preparing', 'installing', 'booting', 'running', 'collecting', 'cleaning'] as const;

type CaptureProps = {
  rows: readonly CaptureRow[];
  /** Length of the axis, interval of the labelled ticks, and time of the cursor, in s. */
  end: number;
  tick: number;
  cursor: number;
  /** What the diagram shows, in one sentence. */
  title: string;
};

/** A logic-analyser capture of jobs on devices, with a legend, and as text for screen readers. */
export function Capture(props: CaptureProps) {
  const { rows, cursor } = props;
  return (
    <div className={styles.root}>
      <Plot {...props} className={styles.wide} layout={wide} />
      <Plot {...props} className={styles.compact} layout={compact} />
      <ul className={styles.hidden}>
        {rows.map((row) => (
          <li key={row.device}>{describeRow(row)}</li>
        ))}
      </ul>
      <ol aria-label="Phases of a job" className={styles.key}>
        {phases.map((phase) => (
          <li className={clsx(styles.keyItem, styles[phase])} key={phase}>
            {phase}
          </li>
        ))}
      </ol>
      <p className={styles.status}>
        <span>cursor {cursor} s</span>
        <span>{countOutcomes(rows)}</span>
      </p>
    </div>
  );
}

type StripProps = {
  segments: readonly Segment[];
  /** Length of the line, in the unit of the segments. */
  end: number;
  /** What the diagram shows, in one sentence. */
  title: string;
  /** For a container at most half as wide as the page. */
  narrow?: boolean;
};

/** One row of a capture without the device name. */
export function CaptureStrip({ segments, end, title, narrow = false }: StripProps) {
  const forms = [
    { className: styles.wide, width: narrow ? 460 : 680, character: 9 },
    { className: styles.compact, width: narrow ? 300 : 344, character: 8.64 },
  ];
  return forms.map(({ className, width, character }) => (
    <svg
      className={clsx(styles.strip, narrow && styles.narrow, className)}
      key={width}
      role="img"
      viewBox={`0 -20 ${width} 40`}
    >
      <title>{title}</title>
      <Bus height={34} scale={{ left: 1, right: width - 1, end, character }} segments={segments} until={end} />
    </svg>
  ));
}
