import colors from '@site/src/ui/phases/phases.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BusLabels, BusShapes } from './Bus';
import bus from './bus.module.css';
import { type BusSegment, fittingLabels, position, type TimeScale, type TimingRow, type TimingState } from './model';
import styles from './styles.module.css';

/** Dimensions of one version of the diagram, in pixels. */
export type PlotSize = {
  width: number;
  scale: Omit<TimeScale, 'end'>;
  /** Distance from an edge to the text, and from the left edge to the dot of a job's state. */
  margin: number;
  status: number;
  /** Distance from the top to the time axis, and to the first row. */
  axis: number;
  top: number;
  row: number;
  /** Distance from the top of a row to its line, its name, and its state. */
  line: number;
  name: number;
  segment: number;
};

/** A dot with the same hatching as the phase on a bus. */
const hatchedLight = 'M-4.25 0a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0 -8.5 0zM-2.6 3.2L3.2 -2.6M-4 .8L.8 -4M-.8 4L4 -.8';

/** Minimum distance between a tick label and the cursor's time, in pixels. */
const labelDistance = 42;

/** What both versions of the diagram show. */
export type PlotProps = {
  rows: readonly TimingRow[];
  /** Axis length, interval between labeled ticks, and latest time of the cursor, in seconds. */
  end: number;
  tick: number;
  last: number;
  /** What `stateAt` returns for the current time. */
  state: TimingState;
};

type Props = PlotProps & { size: PlotSize; className?: string };

function range(end: number, step: number): number[] {
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}

/** The diagram: time axis, rows, and cursor. The future, to the right of the cursor, is drawn faintly. */
export function Plot({ size, rows, end, tick, last, state, className }: Props) {
  const { width, axis, row, margin } = size;
  const scale = { ...size.scale, end };
  const height = size.top + rows.length * row;
  const cursor = position(scale, state.time);
  const inRows = (draw: (segments: readonly BusSegment[]) => ReactNode) =>
    rows.map(({ device, segments }, index) => (
      <g key={device} transform={`translate(0 ${size.top + index * row + size.line})`}>
        {draw(segments)}
      </g>
    ));
  const labelOf = fittingLabels(
    rows.flatMap(({ segments }) => segments),
    scale,
  );
  return (
    <svg aria-hidden="true" className={clsx(styles.plot, className)} viewBox={`0 0 ${width} ${height}`}>
      {range(end, tick).map((time) => (
        <g key={time} transform={`translate(${position(scale, time)} 0)`}>
          {time < end && <path className={bus.grid} d={`M0 ${axis + 4}V${height}`} />}
          <path className={bus.axis} d={`M0 ${axis}v-8`} />
          {Math.abs(position(scale, time) - cursor) > labelDistance && (
            <text className={styles.time} textAnchor="middle" y={axis - 17}>
              {time === 0 ? '0 s' : time}
            </text>
          )}
        </g>
      ))}
      <path className={bus.axis} d={`M${scale.left} ${axis}H${scale.right}`} />
      <path className={styles.track} d={`M${cursor} ${axis}H${position(scale, last)}`} />
      <path className={clsx(styles.track, styles.elapsed)} d={`M${scale.left} ${axis}H${cursor}`} />
      {inRows((segments) => (
        <BusShapes height={size.segment} scale={scale} segments={segments} until={last} />
      ))}
      <rect className={bus.future} height={height - axis - 4} width={scale.right - cursor} x={cursor} y={axis + 4} />
      {rows.slice(1).map(({ device }, index) => (
        <path className={bus.grid} d={`M${margin} ${size.top + (index + 1) * row}H${width - margin}`} key={device} />
      ))}
      <path className={styles.cursor} d={`M${cursor} ${axis}V${height}`} />
      {inRows((segments) => (
        <BusLabels labelOf={labelOf} scale={scale} segments={segments} until={state.time} />
      ))}
      <text className={styles.now} textAnchor="middle" x={cursor} y={axis - 24}>
        {`${state.time} s`}
      </text>
      {state.jobs.map(({ device, state: name }, index) => (
        <g key={device} transform={`translate(0 ${size.top + index * row + size.name})`}>
          <text className={styles.device} dy="0.34em" x={margin}>
            {device}
          </text>
          <g className={colors[name] ?? colors.queued} transform={`translate(${size.status} 0)`}>
            <circle className={styles.light} r="5" />
            {name === 'cleaning' && <path className={styles.hatchedLight} d={hatchedLight} />}
            <text className={styles.outcome} dy="0.34em" x="12">
              {name}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
