import grid from '@generated/marketing/default/outcome-grid.json';
import { Drawing } from '@site/src/components/Drawing';
import { canSettle } from '.';
import styles from './styles.module.css';

const { rows, outcomes } = grid;
const column = 72;
const row = 24;

/** The grid, drawn as pads. A pad is gold if the combination of state and outcome is possible. */
export function OutcomeDots() {
  return (
    <Drawing
      className={styles.dots}
      title="The grid of states and outcomes. A filled pad marks a pair that can occur."
      viewBox={`0 0 452 ${(rows.length + 2) * row}`}
    >
      {outcomes.map((outcome, index) => (
        <text key={outcome} textAnchor="middle" x={134 + index * column} y="14">
          {outcome}
        </text>
      ))}
      {rows.map(({ state }, index) => (
        <g key={state} transform={`translate(0 ${(index + 1.5) * row})`}>
          <path className={styles.rail} d={`M98 0H${134 + (outcomes.length - 1) * column}`} />
          <text dy="0.34em">{state}</text>
          {outcomes.map((outcome, at) => (
            <circle
              className={canSettle(index, outcome) ? styles.filled : styles.open}
              cx={134 + at * column}
              key={outcome}
              r="7"
            />
          ))}
        </g>
      ))}
      <text y={(rows.length + 1.75) * row}>Gold: a job in this state can end with this outcome.</text>
    </Drawing>
  );
}
