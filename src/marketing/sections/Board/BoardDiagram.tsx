import { Drawing } from '@site/src/components/Drawing';
import clsx from 'clsx';
import type { Chip, Connection, Layout, Point } from './layouts';
import styles from './styles.module.css';

const wires = [-1, 0, 1];
const pitch = 10;
/** Width of a letter of a status. */
const statusLetter = 8.4;
const stepClasses = [undefined, styles.step1, styles.step2, styles.step3, styles.step4] as const;
// Parallel wires keep their distance through a 45 degree bend if each turns this much later.
const shift = pitch * (Math.SQRT2 - 1);

/** Returns a path that is straight, slanted by 45 degrees from `lead` px after the start, then straight again. */
function trace([x1, y1]: Point, [x2, y2]: Point, flow: Layout['flow'], lead?: number): string {
  const along = flow === 'right' ? x2 - x1 : y2 - y1;
  const across = flow === 'right' ? y2 - y1 : x2 - x1;
  const sign = Math.sign(along);
  const before = sign * (lead ?? (Math.abs(along) - Math.abs(across)) / 2);
  const slant = sign * Math.abs(across);
  return flow === 'right'
    ? `M${x1} ${y1}h${before}l${slant} ${across}H${x2}`
    : `M${x1} ${y1}v${before}l${across} ${slant}V${y2}`;
}

/** Returns the path of a triangle that ends at the target's pin. */
function arrowHead([x1, y1]: Point, [x2, y2]: Point, flow: Layout['flow']): string {
  const back = flow === 'right' ? Math.sign(x1 - x2) : Math.sign(y1 - y2);
  return flow === 'right'
    ? `M${x2 + back * 13} ${y2}l${back * 14} -8v16z`
    : `M${x2} ${y2 + back * 13}l-8 ${back * 14}h16z`;
}

function Part({ designator, name, note, status, x, y, width, height }: Chip) {
  // Below the line of the status.
  const middle = height / 2 + 6;
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className={styles.designator} y={-10}>
        {designator}
      </text>
      <rect className={styles.chip} height={height} rx="6" width={width} />
      <circle className={styles.pinOne} cx="16" cy="16" r="5" />
      <text className={styles.status} textAnchor="end" x={width - 12} y={21}>
        {status}
      </text>
      <circle className={styles.via} cx={width - 24 - statusLetter * status.length} cy="16" r="4" />
      <text className={styles.name} textAnchor="middle" x={width / 2} y={middle}>
        {name}
      </text>
      <text className={styles.note} textAnchor="middle" x={width / 2} y={middle + 24}>
        {note}
      </text>
    </g>
  );
}

function Pin({ at: [x, y], flow, broad = 10 }: { at: Point; flow: Layout['flow']; broad?: number }) {
  const [width, height] = flow === 'right' ? [20, broad] : [broad, 20];
  return <rect className={styles.pin} height={height} width={width} x={x - width / 2} y={y - height / 2} />;
}

function Link({ link, flow }: { link: Connection; flow: Layout['flow'] }) {
  const { step, from, to, label, labelAt, anchor } = link;
  return (
    <g className={clsx(styles.lane, stepClasses[step])}>
      <path className={styles.trace} d={trace(from, to, flow)} />
      <Pin at={from} flow={flow} />
      <Pin at={to} flow={flow} />
      <path className={styles.arrow} d={arrowHead(from, to, flow)} />
      {label.map((line, index) => (
        <text className={styles.label} key={line} textAnchor={anchor} x={labelAt[0]} y={labelAt[1] + index * 18}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Devices({ devices, flow }: Pick<Layout, 'devices' | 'flow'>) {
  const { names, width, height, from, fromPitch, to, toPitch } = devices;
  const move = ([x, y]: Point, by: number): Point => (flow === 'right' ? [x, y + by] : [x + by, y]);
  return names.map((name, index) => {
    const start = move(from, index * fromPitch);
    const end = move(to, index * toPitch);
    const turn = index < names.length / 2 ? 1 : -1;
    const box = flow === 'right' ? [end[0] + 10, end[1] - height / 2] : [end[0] - width / 2, end[1] + 10];
    return (
      <g className={clsx(styles.lane, styles.step3)} key={name}>
        {wires.map((wire) => (
          <g key={wire}>
            <path
              className={styles.wire}
              d={trace(move(start, wire * pitch), move(end, wire * pitch), flow, 12 + shift * (1 + turn * wire))}
            />
            <Pin at={move(start, wire * pitch)} broad={6} flow={flow} />
            <Pin at={move(end, wire * pitch)} broad={6} flow={flow} />
          </g>
        ))}
        <g transform={`translate(${box[0]} ${box[1]})`}>
          <rect className={styles.device} height={height} rx="4" width={width} />
          <text className={styles.deviceName} dy="0.34em" textAnchor="middle" x={width / 2} y={height / 2}>
            {name}
          </text>
        </g>
      </g>
    );
  });
}

type DiagramProps = {
  layout: Layout;
  title: string;
  /** Printed on the board. */
  silkscreen: string;
  className?: string;
};

/** The path of a job as a circuit: chips, pins, and traces that bend by 45 degrees. */
export function BoardDiagram({ layout, title, silkscreen, className }: DiagramProps) {
  const { width, height, flow, chips, connections, devices, wires: caption, holes } = layout;
  return (
    <Drawing className={className} title={title} viewBox={`0 0 ${width} ${height}`}>
      {holes.map(([x, y]) => (
        <circle className={styles.hole} cx={x} cy={y} key={`${x} ${y}`} r="10" />
      ))}
      {connections.map((link) => (
        <Link flow={flow} key={link.label.join(' ')} link={link} />
      ))}
      <Devices devices={devices} flow={flow} />
      {chips.map((chip) => (
        <Part key={chip.designator} {...chip} />
      ))}
      <text
        className={styles.label}
        textAnchor={flow === 'right' ? 'end' : 'middle'}
        x={caption.at[0]}
        y={caption.at[1]}
      >
        {caption.text}
      </text>
      <text className={styles.designator} x={layout.silkscreen[0]} y={layout.silkscreen[1]}>
        {silkscreen}
      </text>
    </Drawing>
  );
}
