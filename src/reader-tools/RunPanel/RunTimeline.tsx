import colors from '@site/src/components/phases/phases.module.css';
import clsx from 'clsx';
import { Fragment } from 'react';
import type { RunEvent } from './runReducer';
import styles from './styles.module.css';
import { timelineRows } from './timelineRows';

/** Sets an element's share of its row. An attribute in the page would break the policy. */
const grow = (share: number) => (element: HTMLElement | null) => {
  if (element) element.style.flexGrow = String(share);
};

/** Shows which phase sent which console commands. Hidden from screen readers, because the result says the same. */
export function RunTimeline({ events }: { events: readonly RunEvent[] }) {
  const { rows, commands } = timelineRows(events);
  if (commands === 0) return null;
  return (
    <div aria-hidden="true" className={styles.capture}>
      <p className={styles.part}>
        <strong>Capture</strong> <span>console commands, in order</span>
      </p>
      {rows.map(({ device, segments }) => (
        <Fragment key={device}>
          {rows.length > 1 && <p className={styles.device}>{device}</p>}
          <div className={styles.strip}>
            {segments.map(({ name, look, start, end }, index) => (
              <Fragment key={start}>
                <span ref={grow(start - (segments[index - 1]?.end ?? 0))} />
                <span className={clsx(colors.segment, colors[look])} ref={grow(end - start)}>
                  {name}
                </span>
              </Fragment>
            ))}
            <span ref={grow(commands - (segments.at(-1)?.end ?? 0))} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}
