import { segmentPath } from '@site/src/components/phases/segmentPath';
import type { RunEvent } from './runReducer';
import styles from './styles.module.css';
import { timelineRows } from './timelineRows';

const labelWidth = 150;
const width = 560;
const rowHeight = 44;
const top = 30;
/** Character width in a label. */
const character = 7.8;

/** Shows which phase sent which console commands. Hidden from screen readers, because the result lines say the same. */
export function RunTimeline({ events }: { events: readonly RunEvent[] }) {
  const { rows, commands } = timelineRows(events);
  if (commands === 0) return null;
  const plot = width - labelWidth - 10;
  const x = (command: number) => labelWidth + (command / commands) * plot;
  const every = Math.ceil(commands / 8);
  const height = top + rows.length * rowHeight;
  return (
    <div aria-hidden="true" className={styles.capture}>
      <p className={styles.part}>
        <strong>Capture</strong> <span>console commands, in order</span>
      </p>
      <svg aria-hidden="true" className={styles.strip} viewBox={`0 0 ${width} ${height}`}>
        <text x="0" y="18">
          command
        </text>
        {Array.from({ length: Math.floor(commands / every) }, (_, index) => (index + 1) * every).map((command) => (
          <text key={command} textAnchor="middle" x={x(command - 0.5)} y="18">
            {command}
          </text>
        ))}
        {rows.map(({ device, segments }, index) => {
          const middle = top + index * rowHeight + rowHeight / 2;
          return (
            <g key={device}>
              <path className={styles.rail} d={`M${labelWidth} ${middle}H${width}`} />
              <text className={styles.device} x="0" y={middle + 4}>
                {device}
              </text>
              {segments.map(({ name, look, start, end }) => {
                const [from, to] = [x(start), x(end)];
                return (
                  <g className={styles[`${look}Phase`]} key={start}>
                    <path d={segmentPath(from, to, 30)} transform={`translate(0 ${middle})`} />
                    {name.length * character < to - from - 12 && (
                      <text textAnchor="middle" x={(from + to) / 2} y={middle + 4}>
                        {name}
                      </text>
                    )}
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
