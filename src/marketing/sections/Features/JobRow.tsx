import colors from '@site/src/components/phases/phases.module.css';
import { hatchPath, segmentPath } from '@site/src/marketing/segmentPath';
import clsx from 'clsx';
import styles from './styles.module.css';

/** In px of a row of 1,200: where the states of a job begin and end, and where the line to the text begins. */
const states = [
  { name: 'queued', start: 0, end: 150, from: 24, above: true },
  { name: 'preparing', start: 150, end: 270, from: 174, above: false },
  { name: 'installing', start: 270, end: 560, from: 444, above: true },
  { name: 'booting', start: 560, end: 720, from: 564, above: false },
  { name: 'running', start: 720, end: 930, from: 864, above: true },
  { name: 'collecting', start: 930, end: 1070, from: 954, above: false },
] as const;

const rowHeight = 150;
const middle = rowHeight / 2;
const height = 38;

/** A line from the edge of the row to the segment, with one bend of 45 degrees. */
function leader({ from, above, name }: (typeof states)[number]): string {
  const end = name === 'queued' ? 8 : height / 2;
  return above ? `M${from} 0v16l22 22V${middle - end}` : `M${from} ${rowHeight}v-16l22 -22V${middle + end}`;
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
              <circle className={styles.via} cx={state.from + 22} cy={middle} r="6" />
              <text className={styles.label} dy="0.34em" x={state.from + 36} y={middle - 16}>
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
      <g transform={`translate(0 ${middle})`}>
        <path className={clsx(styles.area, colors.cleaning)} d={segmentPath(1070, 1150, height)} />
        <path className={styles.idle} d={hatchPath(1070, 1150, height)} />
      </g>
    </svg>
  );
}
