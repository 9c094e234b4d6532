import colors from '@site/src/components/phases/phases.module.css';
import { hatchPath, segmentPath } from '@site/src/components/phases/segmentPath';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Where a job's states begin and end, and where the line to the text begins, in pixels of a 1,200-pixel row. */
const states = [
  { name: 'queued', start: 0, end: 150, from: 0.9, above: true },
  { name: 'preparing', start: 150, end: 270, from: 150.9, above: false },
  { name: 'installing', start: 270, end: 560, from: 420.9, above: true },
  { name: 'booting', start: 560, end: 720, from: 540.9, above: false },
  { name: 'running', start: 720, end: 930, from: 840.9, above: true },
  { name: 'collecting', start: 930, end: 1070, from: 930.9, above: false },
] as const;

const rowHeight = 150;
const middle = rowHeight / 2;
const height = 38;

/** A line from the row's edge to the segment, with one 45-degree bend. */
function leader({ from, above, name }: (typeof states)[number]): string {
  const end = name === 'queued' ? 8 : height / 2;
  return above ? `M${from} 0v16l34 34V${middle - end}` : `M${from} ${rowHeight}v-16l34 -34V${middle + end}`;
}

/** One job as a row of a capture, with a line to each part that acts in it. The list says the same in words. */
export function JobRow() {
  return (
    <svg aria-hidden="true" className={styles.row} focusable="false" viewBox={`0 0 1200 ${rowHeight}`}>
      <path className={styles.idle} d={`M0 ${middle}H1200`} />
      {states.map((state) => (
        <g className={colors[state.name]} key={state.name}>
          <path className={styles.leader} d={leader(state)} />
          {state.name === 'queued' ? (
            <>
              <circle className={styles.via} cx={state.from + 34} cy={middle} r="6" />
              <text className={styles.label} dy="0.34em" x={state.from + 48} y={middle - 16}>
                {state.name}
              </text>
            </>
          ) : (
            <>
              <path
                className={styles.area}
                d={segmentPath(state.start, state.end, height)}
                transform={`translate(0 ${middle})`}
              />
              <text
                className={styles.label}
                dy="0.34em"
                textAnchor="middle"
                x={(state.start + state.end) / 2}
                y={middle}
              >
                {state.name}
              </text>
            </>
          )}
        </g>
      ))}
      <g className={colors.cleaning} transform={`translate(0 ${middle})`}>
        <path className={styles.area} d={segmentPath(1070, 1180, height)} />
        <path className={styles.idle} d={hatchPath(1070, 1180, height)} />
        <text className={clsx(styles.label, styles.onHatch)} dy="0.34em" textAnchor="middle" x="1125">
          cleaning
        </text>
      </g>
    </svg>
  );
}
