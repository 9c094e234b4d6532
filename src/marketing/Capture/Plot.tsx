import clsx from 'clsx';
import { Bus } from './Bus';
import { type CaptureRow, position, type TimeScale } from './model';
import styles from './styles.module.css';

/** Dimensions of one layout of the diagram, in px. */
export type PlotLayout = {
  width: number;
  scale: Omit<TimeScale, 'end'>;
  /** Height of the time axis above the rows. */
  axis: number;
  row: number;
  /** From the top of a row to its line, its name and its outcome. */
  line: number;
  name: number;
  segment: number;
};

type Props = {
  layout: PlotLayout;
  rows: readonly CaptureRow[];
  /** Length of the axis, in s. */
  end: number;
  /** Interval of the labelled ticks, in s. */
  tick: number;
  /** Time of the cursor, in s. */
  cursor: number;
  title: string;
  className?: string;
};

function range(end: number, step: number): number[] {
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}

/** The diagram: time axis, rows, and cursor. */
export function Plot({ layout, rows, end, tick, cursor, title, className }: Props) {
  const { width, axis, row, line, name, segment } = layout;
  const scale = { ...layout.scale, end };
  const margin = width - layout.scale.right > 60 ? 18 : scale.left;
  const height = axis + rows.length * row;
  const cursorX = position(scale, cursor);
  return (
    <svg className={clsx(styles.plot, className)} role="img" viewBox={`0 0 ${width} ${height}`}>
      <title>{title}</title>
      {range(end, tick).map((time) => (
        <g key={time} transform={`translate(${position(scale, time)} 0)`}>
          <path className={styles.grid} d={`M0 ${axis}V${height}`} />
          <path className={styles.axis} d={`M0 ${axis}v-8`} />
          <text className={styles.time} textAnchor="middle" y={axis - 15}>
            {time === 0 ? '0 s' : time}
          </text>
        </g>
      ))}
      <path
        className={styles.axis}
        d={`M${scale.left} ${axis}H${scale.right}${range(end, tick / 4)
          .map((time) => `M${position(scale, time)} ${axis}v-4`)
          .join('')}`}
      />
      {rows.map(({ device, segments }, index) => (
        <g key={device} transform={`translate(0 ${axis + index * row})`}>
          {index > 0 && <path className={styles.grid} d={`M${margin} 0H${width - margin}`} />}
          <text className={styles.device} dy="0.34em" x={margin} y={name}>
            {device}
          </text>
          <g transform={`translate(0 ${line})`}>
            <Bus height={segment} scale={scale} segments={segments} until={cursor} />
          </g>
        </g>
      ))}
      <g className={styles.cursor}>
        <path className={styles.sweep} d={`M${scale.left + 6} ${axis}H${cursorX}`} />
        <path className={styles.cursorLine} d={`M${cursorX} ${axis}V${height}`} />
        <path className={styles.cursorHead} d={`M${cursorX - 6} ${axis - 9}h12l-6 9z`} />
      </g>
      {rows.map(({ device, outcome }, index) => (
        <g
          className={clsx(styles.result, styles[outcome])}
          key={device}
          transform={`translate(${width - margin} ${axis + index * row + name})`}
        >
          <circle className={styles.light} cx={-outcome.length * scale.character - 12} r="5" />
          <text className={styles.outcome} dy="0.34em" textAnchor="end">
            {outcome}
          </text>
        </g>
      ))}
    </svg>
  );
}
