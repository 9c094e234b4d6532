import clsx from 'clsx';
import { phases as jobPhases } from '../phases/phases';
import colors from '../phases/phases.module.css';
import { segmentPath, tenths } from '../phases/segmentPath';
import styles from './styles.module.css';

/** Proportions of the hexagons. Lines before and after them, and gaps, are in pixels. */
const widths = [12, 28, 16, 20, 14, 12];
const leadWidth = 6;
const gap = 1.2;

const sizes = { index: [112, 14], facts: [156, 22] } as const;

/** Returns the outlines of a bus's hexagons. */
function outlinesOf([width, height]: readonly [number, number]) {
  const scale = (width - 2 * leadWidth - gap * (widths.length - 1)) / widths.reduce((sum, each) => sum + each);
  let end = leadWidth - gap;
  return widths.map((each) => {
    const start = tenths(end + gap);
    end = start + each * scale;
    return segmentPath(start, tenths(end), height - 2, height * 0.26);
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
