import clsx from 'clsx';
import { phases as jobPhases } from '../phases/phases';
import colors from '../phases/phases.module.css';
import { segmentPath, tenths } from '../phases/segmentPath';
import type { BusLook } from './busOf';
import styles from './styles.module.css';

/** Proportions of the hexagons. Lines before and after them, and gaps, are in pixels. */
const widths = [12, 28, 16, 20, 14, 12];
const leadWidth = 6;
const gap = 1.2;

const sizes = { index: [112, 14], facts: [156, 22], also: [84, 12] } as const;

export type BusSize = keyof typeof sizes;

/** Returns the outlines of a bus's hexagons, and the crosses on failed ones, which only forced colours show. */
function shapesOf([width, height]: readonly [number, number]) {
  const scale = (width - 2 * leadWidth - gap * (widths.length - 1)) / widths.reduce((sum, each) => sum + each);
  let end = leadWidth - gap;
  return widths.map((each) => {
    const start = tenths(end + gap);
    end = start + each * scale;
    const middle = tenths((start + end) / 2);
    const arm = height / 5;
    return {
      outline: segmentPath(start, tenths(end), height - 2, height * 0.26),
      cross: `M${tenths(middle - arm)} ${-arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`,
    };
  });
}

const shapes = { index: shapesOf(sizes.index), facts: shapesOf(sizes.facts), also: shapesOf(sizes.also) };

type Props = { phases: readonly string[]; look: BusLook; size: BusSize };

/** The phases of a job as six hexagons, with those lit that are concerned. The words next to it say the same. */
export function MiniBus({ phases, look, size }: Props) {
  const [width, height] = sizes[size];
  const isLit = (name: string) => phases.includes(name) || phases.includes('any');
  const hexagons = jobPhases.map(({ name }, index) => ({ name, lit: isLit(name), ...shapes[size][index] }));
  const lit = look === 'plain' || look === 'errored' ? hexagons.filter((hexagon) => hexagon.lit) : [];
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
      <path
        className={look === 'none' ? styles.none : styles.idle}
        d={look === 'none' ? `M0 0H${width}` : `M0 0h${leadWidth}M${width - leadWidth} 0h${leadWidth}${idle.join('')}`}
      />
      {look === 'waits' && <path className={styles.waits} d={`M0 0h${leadWidth}a1 1 0 1 1 0-.01z`} />}
      {look === 'failed' && (
        <path
          className={styles.failed}
          d={hexagons.map(({ lit, outline, cross }) => (lit ? `${outline}${cross}` : '')).join('')}
        />
      )}
      {lit.map(({ name, outline }) => (
        <path className={clsx(styles.lit, styles[look], colors[name])} d={outline} key={name} />
      ))}
    </svg>
  );
}
