import clsx from 'clsx';
import { fittingLabel, position, type Segment, type TimeScale } from './model';
import styles from './styles.module.css';

const slope = 6;

function outline(x1: number, x2: number, height: number, open: boolean): string {
  const half = height / 2;
  const edge = Math.min(slope, (x2 - x1) / 2);
  const rightEnd = open
    ? `H${x2}M${x2} ${half}H${x1 + edge}`
    : `H${x2 - edge}L${x2} 0L${x2 - edge} ${half}H${x1 + edge}`;
  return `M${x1 + edge} ${half}L${x1} 0L${x1 + edge} ${-half}${rightEnd}`;
}

function area(x1: number, x2: number, height: number, open: boolean): string {
  const half = height / 2;
  const edge = Math.min(slope, (x2 - x1) / 2);
  const rightEnd = open ? `H${x2}V${half}` : `H${x2 - edge}L${x2} 0L${x2 - edge} ${half}`;
  return `M${x1} 0L${x1 + edge} ${-half}${rightEnd}H${x1 + edge}z`;
}

type Props = {
  segments: readonly Segment[];
  scale: TimeScale;
  /** End of the line, in units of time. */
  until: number;
  /** Height of a segment in px. */
  height: number;
};

/** One bus of a logic analyser, centred on y = 0: an idle line with a hexagon for every segment. */
export function Bus({ segments, scale, until, height }: Props) {
  return (
    <>
      <path className={styles.idle} d={`M${scale.left} 0H${position(scale, until)}`} />
      {segments.map(({ phase, start, end, kind, open = false }) => {
        const x1 = position(scale, start);
        const x2 = position(scale, end);
        const label = fittingLabel(phase, x2 - x1, scale.character);
        return (
          <g className={clsx(styles.segment, styles[kind])} key={start}>
            <path className={styles.area} d={area(x1, x2, height, open)} />
            <path className={styles.outline} d={outline(x1, x2, height, open)} />
            {label && (
              <text className={styles.phase} dy="0.34em" textAnchor="middle" x={(x1 + x2) / 2}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
