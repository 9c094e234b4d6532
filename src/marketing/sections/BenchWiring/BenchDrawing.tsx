import { Drawing } from '@site/src/components/Drawing';
import clsx from 'clsx';
import type { Chip, Label, Layout, Point, Trace } from './layouts';
import styles from './styles.module.css';

const middle = '0.34em';
const partClasses = [undefined, styles.part1, styles.part2, styles.part3] as const;

function linePath(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

/** A pad in the direction in which a trace leaves it, centred on the edge of the chip. */
function padPath([x, y]: Point, [nextX]: Point, signal: boolean): string {
  const [long, broad] = signal ? [14, 6] : [16, 8];
  const [width, height] = x === nextX ? [broad, long] : [long, broad];
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`;
}

function TraceLine({ points, part, signal = false, arrow = false }: Trace) {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return null;
  const pads = padPath(first, second, signal) + (arrow ? '' : padPath(last, before, signal));
  const [x, y] = last;
  return (
    <g className={clsx(styles.part, partClasses[part])}>
      <path className={signal ? styles.wire : styles.trace} d={linePath(points)} />
      <path className={styles.pad} d={pads} />
      {arrow && <path className={styles.pad} d={`M${x} ${y - 14}l8 14h-16z`} />}
    </g>
  );
}

function ChipBox({ designator, designatorAt, name, notes, x, y, width, height, textAt, ...chip }: Chip) {
  const nameY = chip.nameY ?? y + height / 2 - notes.length * 11;
  const textX = textAt === undefined ? x + width / 2 : x + textAt;
  const anchor = textAt === undefined ? 'middle' : undefined;
  const [tagX, tagY] = designatorAt ?? [x, y - 14];
  return (
    <>
      <rect className={chip.board ? styles.board : styles.chip} height={height} rx="6" width={width} x={x} y={y} />
      <text className={styles.dim} dy={middle} x={tagX} y={tagY}>
        {designator}
      </text>
      <text className={styles.chipName} dy={middle} textAnchor={anchor} x={textX} y={nameY}>
        {name}
      </text>
      {notes.map((note, index) => (
        <text className={styles.dim} dy={middle} key={note} textAnchor={anchor} x={textX} y={nameY + 24 + index * 20}>
          {note}
        </text>
      ))}
    </>
  );
}

function LabelText({ at: [x, y], text, anchor, tone }: Label) {
  return (
    <text className={tone ? styles[tone] : styles.label} dy={middle} textAnchor={anchor} x={x} y={y}>
      {text}
    </text>
  );
}

function groundPath([x, y]: Point): string {
  return `M${x} ${y}v10M${x - 12} ${y + 10}h24M${x - 7} ${y + 15}h14M${x - 3} ${y + 20}h6`;
}

function openPath([from, [x, y]]: Layout['open'][number]): string {
  return `${linePath([from, [x, y]])}M${x - 6} ${y - 6}l12 12m0 -12l-12 12`;
}

type Props = {
  layout: Layout;
  title: string;
  /** Printed on the board. */
  silkscreen: string;
  className?: string;
};

/** The wiring of a bench as a circuit board: chips, traces, callouts. */
export function BenchDrawing({ layout, title, silkscreen, className }: Props) {
  const { width, height, chips, traces, labels, open, grounds, callouts, holes } = layout;
  return (
    <Drawing className={className} title={title} viewBox={`0 0 ${width} ${height}`}>
      {holes.map(([x, y]) => (
        <circle className={styles.hole} cx={x} cy={y} key={`${x} ${y}`} r="9" />
      ))}
      {traces.map((trace) => (
        <TraceLine key={linePath(trace.points)} {...trace} />
      ))}
      <path className={styles.open} d={open.map(openPath).join('')} />
      {chips.map((chip) => (
        <ChipBox key={chip.designator} {...chip} />
      ))}
      <path className={styles.ground} d={grounds.map(groundPath).join('')} />
      {labels.map((label) => (
        <LabelText key={`${label.at}`} {...label} />
      ))}
      {callouts.map(({ part, at: [x, y] }) => (
        <g className={clsx(styles.part, partClasses[part])} key={part}>
          <circle className={styles.callout} cx={x} cy={y} r="15" />
          <text className={styles.digit} dy={middle} textAnchor="middle" x={x} y={y}>
            {part}
          </text>
        </g>
      ))}
      <text className={styles.dim} dy={middle} x={layout.silkscreen[0]} y={layout.silkscreen[1]}>
        {silkscreen}
      </text>
    </Drawing>
  );
}
