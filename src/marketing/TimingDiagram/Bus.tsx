import colors from '@site/src/ui/phases/phases.module.css';
import { hatchPath, segmentPath, tenths } from '@site/src/ui/phases/segmentPath';
import clsx from 'clsx';
import bus from './bus.module.css';
import { type BusSegment, position, type TimeScale } from './model';

type Props = {
  segments: readonly BusSegment[];
  scale: TimeScale;
  /** End of the line, in the segments' unit. */
  until: number;
  /** Segment height in pixels. */
  height: number;
};

/** One bus of a logic analyzer, centered on y = 0: an idle line with a hexagon for each segment. */
export function BusShapes({ segments, scale, until, height }: Props) {
  return (
    <>
      <path className={bus.axis} d={`M${scale.left} 0H${position(scale, until)}`} />
      {segments.map(({ start, end, kind }) => {
        const x1 = position(scale, start);
        const x2 = position(scale, end);
        return (
          <g className={clsx(bus.segment, bus[kind], colors[kind])} key={start}>
            <path className={bus.area} d={segmentPath(x1, x2, height)} />
            {kind === 'cleaning' && <path className={bus.hatch} d={hatchPath(x1, x2, height)} />}
          </g>
        );
      })}
    </>
  );
}

type LabelsProps = Pick<Props, 'segments' | 'scale' | 'until'> & {
  labelOf: (segment: BusSegment) => string | undefined;
};

/** The names of the segments on a bus. Those that start later than `until` are faint. */
export function BusLabels({ segments, scale, until, labelOf }: LabelsProps) {
  return segments.map((segment) => {
    const { start, end, kind } = segment;
    const label = labelOf(segment);
    return (
      label && (
        <text
          className={start < until ? clsx(bus.phase, bus[kind], colors[kind]) : bus.later}
          dy="0.34em"
          key={start}
          textAnchor="middle"
          x={tenths((position(scale, start) + position(scale, end)) / 2)}
        >
          {label}
        </text>
      )
    );
  });
}
