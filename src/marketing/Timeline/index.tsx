import colors from '@site/src/components/phases/phases.module.css';
import { combPath, hatchPath, segmentPath } from '@site/src/marketing/segmentPath';
import clsx from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './styles.module.css';
import { moveBy, periodText, type TimelineRow, type TimelineSegment, type TimelineUnit, ticks } from './timeline';

/** One size of the drawing, in px. */
type Size = {
  name: 'wide' | 'compact';
  width: number;
  left: number;
  right: number;
  axis: number;
  row: number;
  /** From the top of a row to its line and to the name of its device. */
  line: number;
  device: number;
  character: number;
};

const sizes: readonly Size[] = [
  { name: 'wide', width: 880, left: 112, right: 846, axis: 34, row: 56, line: 28, device: 28, character: 8.7 },
  { name: 'compact', width: 343, left: 12, right: 331, axis: 30, row: 74, line: 48, device: 16, character: 7.8 },
];

const height = 32;

type Place = { row: number; index: number };

type Props = {
  /** What the drawing shows, in one sentence. */
  title: string;
  rows: readonly TimelineRow[];
  /** Length of the axis, in the unit. */
  end: number;
  unit: TimelineUnit;
  /** Names of the kinds, for the key. */
  kinds: readonly { kind: TimelineSegment['kind']; name: string }[];
  /** The segment that the line below describes at first. */
  first: Place;
};

type DrawingProps = Omit<Props, 'title' | 'kinds' | 'first'> & {
  size: Size;
  id: (size: Size, place: Place) => string;
  describe: (place: Place) => string;
  chosen: Place;
  onChoose: (place: Place) => void;
};

function Chart({ size, rows, end, unit, id, describe, chosen, onChoose }: DrawingProps) {
  const { width, left, right, axis, row: rowHeight, line, device, character } = size;
  const x = (time: number) => Math.round(left + ((right - left) * time) / end);
  const bottom = axis + rows.length * rowHeight;
  const step = unit === 'hoursOfWeek' ? 24 : 60;
  const comb = (by: number, length: number) =>
    combPath(left, axis, length, ((right - left) * by) / end, Math.round(end / by) + 1);
  return (
    <svg className={clsx(styles.drawing, styles[size.name])} role="none" viewBox={`0 0 ${width} ${bottom}`}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: shapes can't have the focus */}
      <g aria-hidden="true">
        <path className={styles.grid} d={comb(step, bottom - axis)} />
        <path className={styles.axis} d={`M${left} ${axis}H${right}${comb(step / 4, -4)}${comb(step, -8)}`} />
        {ticks(unit, end, size.name === 'compact').map(({ at, label }) => (
          <text
            className={styles.tick}
            key={at}
            textAnchor={at === end ? 'end' : at === 0 ? 'start' : 'middle'}
            x={at === 0 ? Math.min(x(at), x(at) - 8) : x(at) + (at === end ? 8 : 0)}
            y={axis - 14}
          >
            {label}
          </text>
        ))}
      </g>
      {rows.map(({ device: name, segments }, row) => (
        <g key={name} transform={`translate(0 ${axis + row * rowHeight})`}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: shapes can't have the focus */}
          <g aria-hidden="true">
            {row > 0 && <path className={styles.grid} d={`M0 0H${width}`} />}
            <text className={styles.device} dy="0.34em" y={device}>
              {name}
            </text>
            <path className={styles.idle} d={`M${left} ${line}H${right}`} />
          </g>
          <g transform={`translate(0 ${line})`}>
            {segments.map(({ label, start, end: until, kind }, index) => {
              const [x1, x2] = [x(start), x(until)];
              const isChosen = chosen.row === row && chosen.index === index;
              const isCheck = kind === 'check';
              return (
                <g
                  aria-label={describe({ row, index })}
                  aria-selected={isChosen}
                  className={clsx(styles[kind], colors[kind])}
                  id={id(size, { row, index })}
                  key={start}
                  onPointerDown={() => onChoose({ row, index })}
                  onPointerEnter={() => onChoose({ row, index })}
                  role="option"
                >
                  {isCheck ? (
                    <path className={styles.checkLine} d={`M${x1} -16V16`} />
                  ) : (
                    <path className={styles.area} d={segmentPath(x1, x2, height)} />
                  )}
                  {kind === 'cleaning' && <path className={styles.hatch} d={hatchPath(x1, x2, height)} />}
                  {label && label.length * character + 12 <= x2 - x1 && (
                    <text className={styles.label} dy="0.34em" textAnchor="middle" x={(x1 + x2) / 2}>
                      {label}
                    </text>
                  )}
                  {isChosen && (
                    <rect
                      className={styles.chosen}
                      height={height + 8}
                      rx="4"
                      width={Math.max(x2 - x1, 0) + 8}
                      x={x1 - 4}
                      y={-height / 2 - 4}
                    />
                  )}
                </g>
              );
            })}
          </g>
        </g>
      ))}
    </svg>
  );
}

/**
 * Devices over time at true scale. Each segment says what it leaves behind, in the line below: under the pointer, or by
 * the arrow keys.
 */
export function Timeline({ title, rows, end, unit, kinds, first }: Props) {
  const [chosen, setChosen] = useState(first);
  const prefix = useId();
  const segmentAt = ({ row, index }: Place) => rows[row]?.segments[index];
  const headOf = (place: Place) => {
    const segment = segmentAt(place);
    return segment && `${rows[place.row]?.device}, ${segment.name}, ${periodText(segment.start, segment.end, unit)}.`;
  };
  const describe = (place: Place) => `${headOf(place)} ${segmentAt(place)?.leaves}`;
  const id = ({ name }: Size, { row, index }: Place) => `${prefix}${name}-${row}-${index}`;
  const isCompact = () => typeof matchMedia === 'function' && matchMedia('(max-width: 600px)').matches;
  const [active, setActive] = useState<string>();
  const choose = (place: Place) => {
    const size = sizes[isCompact() ? 1 : 0];
    setChosen(place);
    if (size) setActive(id(size, place));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveBy(rows, chosen, event.key);
    if (!/^(?:Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div className={styles.root}>
      <div
        aria-activedescendant={active}
        aria-label={title}
        className={styles.list}
        onFocus={() => choose(chosen)}
        onKeyDown={onKeyDown}
        role="listbox"
        tabIndex={0}
      >
        {sizes.map((size) => (
          <Chart
            chosen={chosen}
            describe={describe}
            end={end}
            id={id}
            key={size.name}
            size={size}
            onChoose={choose}
            rows={rows}
            unit={unit}
          />
        ))}
      </div>
      <ul aria-hidden="true" className={styles.key}>
        {kinds.map(({ kind, name }) => (
          <li className={clsx(styles.keyItem, styles[kind], colors[kind])} key={kind}>
            {name}
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className={styles.line}>
        <b>{headOf(chosen)}</b> {segmentAt(chosen)?.leaves}
      </p>
    </div>
  );
}
