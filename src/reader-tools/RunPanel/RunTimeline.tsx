import { Fragment } from 'react';
import type { RunEvent } from './runReducer';
import styles from './styles.module.css';
import { timelineRows } from './timelineRows';

/** Shows which phase sent which console commands. Hidden from screen readers, because the result says the same. */
export function RunTimeline({ events }: { events: readonly RunEvent[] }) {
  const { rows, commands } = timelineRows(events);
  if (commands === 0) return null;
  const place = (start: number, end: number) => ({
    insetInlineStart: `${(start / commands) * 100}%`,
    inlineSize: `${((end - start) / commands) * 100}%`,
  });
  const every = Math.ceil(commands / 8);
  return (
    <div aria-hidden="true" className={styles.capture}>
      <p className={styles.part}>
        <strong>Capture</strong> <span>console commands, in order</span>
      </p>
      {rows.map(({ device, segments }) => (
        <Fragment key={device}>
          <p className={styles.device}>{device}</p>
          <div className={styles.strip}>
            {segments.map(({ name, look, start, end }) => (
              <span className={styles[`${look}Phase`]} key={start} style={place(start, end)}>
                {name}
              </span>
            ))}
          </div>
        </Fragment>
      ))}
      <div className={styles.strip}>
        {Array.from({ length: Math.floor(commands / every) }, (_, index) => (index + 1) * every).map((command) => (
          <span key={command} style={place(command - every, command)}>
            {command}
          </span>
        ))}
      </div>
    </div>
  );
}
