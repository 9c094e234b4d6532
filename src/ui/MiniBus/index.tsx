import clsx from 'clsx';
import { phases as jobPhases } from '../phases/phases';
import colors from '../phases/phases.module.css';
import styles from './styles.module.css';

/** Proportions of the hexagons. Lines before and after them, and gaps, are in pixels. */
const widths = [12, 28, 16, 20, 14, 12];
const leadWidth = 6;
const gap = 1.2;

const sizes = { index: [112, 14], facts: [112, 16] } as const;

/** Rounds a length to tenths of a pixel. */
const tenths = (length: number): number => Math.round(length * 10) / 10;

/** Returns the outlines of a bus's hexagons, centered on y = 0. */
function outlinesOf([width, height]: readonly [number, number]) {
  const scale = (width - 2 * leadWidth - gap * (widths.length - 1)) / widths.reduce((sum, each) => sum + each);
  let end = leadWidth - gap;
  return widths.map((each) => {
    const start = tenths(end + gap);
    end = start + each * scale;
    const half = height / 2 - 1;
    const slope = tenths(height * 0.26);
    return `M${start} 0l${slope} ${-half}H${tenths(end - slope)}l${slope} ${half}l${-slope} ${half}H${tenths(start + slope)}z`;
  });
}

const outlines = { index: outlinesOf(sizes.index), facts: outlinesOf(sizes.facts) };

type Props = { phases: readonly string[]; size: keyof typeof sizes };

/** A job's phases as six hexagons, in which the given ones are lit. Draws nothing if none of them is a job phase. */
export function MiniBus({ phases, size }: Props) {
  const [width, height] = sizes[size];
  const isLit = (name: string) => phases.includes(name) || phases.includes('any');
  const hexagons = jobPhases.map(({ name }, index) => ({ name, lit: isLit(name), outline: outlines[size][index] }));
  if (!hexagons.some(({ lit }) => lit)) return null;
  const idle = hexagons.filter((hexagon) => !hexagon.lit).map(({ outline }) => outline);
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.bus, styles[size])}
      height={height}
      preserveAspectRatio="none"
      viewBox={`0 ${-height / 2} ${width} ${height}`}
      width={width}
    >
      <path className={styles.idle} d={`M0 0h${leadWidth}M${width - leadWidth} 0h${leadWidth}${idle.join('')}`} />
      {hexagons.map(
        ({ name, lit, outline }) => lit && <path className={clsx(styles.lit, colors[name])} d={outline} key={name} />,
      )}
    </svg>
  );
}
