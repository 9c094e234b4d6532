import colors from '@site/src/ui/phases/phases.module.css';
import clsx from 'clsx';
import type { RunEvent } from './runReducer';
import { segmentsOf } from './segments';
import styles from './styles.module.css';

/** Shows which phase sent which console commands. Hidden from screen readers, because the result says the same. */
export function RunTimeline({ events }: { events: readonly RunEvent[] }) {
  const segments = segmentsOf(events);
  if (segments.length < 2) return null;
  return (
    <div aria-hidden="true">
      <p className={styles.part}>
        <strong>Capture</strong> <span>console commands, in order</span>
      </p>
      <div className={styles.strip}>
        {segments.map(({ name, look, commands }, index) => (
          <span
            className={clsx(colors.segment, colors[look])}
            // biome-ignore lint/suspicious/noArrayIndexKey: segments are only ever added
            key={index}
            // An attribute in the page would break the policy.
            ref={(element) => {
              if (element) element.style.flexGrow = String(commands);
            }}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
