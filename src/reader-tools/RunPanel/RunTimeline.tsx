import colors from '@site/src/components/phases/phases.module.css';
import clsx from 'clsx';
import type { RunEvent } from './runReducer';
import styles from './styles.module.css';

type Segment = { name: string; look: 'preparing' | 'passed' | 'failed'; commands: number };

/** Returns the phases that sent console commands, and how many. */
function segmentsOf(events: readonly RunEvent[]): Segment[] {
  const segments: Segment[] = [];
  for (const event of events) {
    const last = segments.at(-1);
    if (event.kind === 'phase') {
      segments.push({ name: event.name, look: event.phase === 'test' ? 'passed' : 'preparing', commands: 0 });
    } else if (event.kind === 'end' && last && event.outcome !== 'passed' && event.outcome !== 'skipped') {
      last.look = 'failed';
    } else if ((event.kind === 'send' || event.kind === 'run') && last) last.commands += 1;
  }
  return segments.filter(({ commands }) => commands > 0);
}

/** Shows which phase sent which console commands. Hidden from screen readers, because the result says the same. */
export function RunTimeline({ events }: { events: readonly RunEvent[] }) {
  const segments = segmentsOf(events);
  if (segments.length === 0) return null;
  return (
    <div aria-hidden="true" className={styles.capture}>
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
