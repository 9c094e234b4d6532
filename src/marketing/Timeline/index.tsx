import colors from '@site/src/ui/phases/phases.module.css';
import { combPath } from '@site/src/ui/phases/segmentPath';
import clsx from 'clsx';
import section from '../section.module.css';
import { Bus } from '../TimingDiagram/Bus';
import bus from '../TimingDiagram/bus.module.css';
import { position, type SegmentKind, type TimingRow } from '../TimingDiagram/model';
import styles from './styles.module.css';

export type TimelineProps = {
  caption: string;
  /** Length of the axis, and distance between its labels, in the segments' unit. */
  end: number;
  step: number;
  /** If there's one label for each step, the labels are in the middle of the steps. */
  labels: readonly string[];
  rows: readonly Pick<TimingRow, 'device' | 'segments'>[];
  /** Names of the segment kinds, for the legend. */
  names: Partial<Record<SegmentKind, string>>;
};

// `line` and `name` are the distances from the top of a row to its line and to the device's name, in pixels.
const wide = { width: 880, left: 112, right: 846, character: 8.1, row: 56, line: 28, name: 28 };
const compact = { width: 343, left: 22, right: 321, character: 7.8, row: 88, line: 62, name: 16 };
const axis = 34;

type ChartProps = TimelineProps & { size: typeof wide; className?: string };

function Chart({ size, className, end, step, labels, rows }: ChartProps) {
  const { width, left, right, row, line, name } = size;
  const scale = { ...size, end };
  const bottom = axis + rows.length * row;
  const shift = labels.length * step === end ? step / 2 : 0;
  const comb = (by: number, length: number) =>
    combPath(left, axis, length, ((right - left) * by) / end, Math.round(end / by) + 1);
  return (
    <svg aria-hidden="true" className={clsx(styles.chart, className)} viewBox={`0 0 ${width} ${bottom}`}>
      <path className={bus.grid} d={comb(step, bottom - axis)} />
      <path className={bus.axis} d={`M${left} ${axis}H${right}${comb(step / 4, -4)}${comb(step, -8)}`} />
      {labels.map((label, index) => (
        <text className={styles.tick} key={label} textAnchor="middle" x={position(scale, index * step + shift)} y="20">
          {label}
        </text>
      ))}
      {rows.map(({ device, segments }, index) => (
        <g key={device} transform={`translate(0 ${axis + index * row + line})`}>
          {index > 0 && <path className={bus.grid} d={`M0 ${-line}H${width}`} />}
          <text className={styles.device} dy="0.34em" y={name - line}>
            {device}
          </text>
          <Bus height={32} scale={scale} segments={segments} until={end} />
        </g>
      ))}
    </svg>
  );
}

/** Devices over time, drawn to scale. */
export function Timeline(props: TimelineProps) {
  return (
    <figure className={styles.root}>
      <Chart {...props} className={styles.wide} size={wide} />
      <Chart {...props} className={styles.compact} size={compact} />
      <ul aria-hidden="true" className={bus.key}>
        {Object.entries(props.names).map(([kind, name]) => (
          <li className={clsx(bus.keyItem, bus[kind], colors[kind])} key={kind}>
            {name}
          </li>
        ))}
      </ul>
      <figcaption className={section.note}>{props.caption}</figcaption>
    </figure>
  );
}
