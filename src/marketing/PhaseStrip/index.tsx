import { type Phase, phases, phasesSentence } from '@site/src/marketing/phases';
import colors from '@site/src/marketing/phases.module.css';
import { segmentPath } from '@site/src/marketing/segmentPath';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A phase in question is never narrower than its name, which takes more of the short strip. */
const minimumShares = { wide: 15, short: 22 };

function Strip({ active, width, short }: { active: readonly Phase[]; width: number; short: boolean }) {
  const minimumShare = short ? minimumShares.short : minimumShares.wide;
  // With every name in the short strip, only the names decide: they need its whole width.
  const isFull = short && active.length === phases.length;
  const shares = phases.map(({ name, short: shortName, share }) => {
    if (isFull) return shortName.length + 1;
    return active.includes(name) ? Math.max(share, minimumShare) : share;
  });
  const total = shares.reduce((sum, share) => sum + share, 0);
  const left = 12;
  const scale = (width - 2 * left) / total;
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.strip, short ? styles.compact : styles.wide)}
      focusable="false"
      viewBox={`0 -16 ${width} 32`}
    >
      <path className={styles.idle} d={`M0 0H${width}`} />
      {phases.map(({ name, short: shortName }, index) => {
        const start = left + shares.slice(0, index).reduce((sum, share) => sum + share, 0) * scale;
        const end = start + (shares[index] ?? 0) * scale;
        const [x1, x2] = [Math.round(start), Math.round(end)];
        const isActive = active.includes(name);
        return (
          <g className={isActive ? clsx(styles.active, colors[name]) : styles.ghost} key={name}>
            <path d={segmentPath(x1, x2, 30)} />
            {isActive && (
              <text dy="0.34em" textAnchor="middle" x={(x1 + x2) / 2}>
                {short ? shortName : name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The phases of a job; those in question are coloured and named, the others are outlines. */
export function PhaseStrip({ active }: { active: readonly Phase[] }) {
  return (
    <div className={styles.root}>
      <p className={styles.label}>
        <span aria-hidden="true">Works in these phases of a job</span>
        <span className="visually-hidden">{phasesSentence(active)}</span>
      </p>
      <Strip active={active} short={false} width={868} />
      <Strip active={active} short width={343} />
    </div>
  );
}
