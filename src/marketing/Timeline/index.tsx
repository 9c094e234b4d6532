import useIsBrowser from '@docusaurus/useIsBrowser';
import { ButtonRow, PushButton } from '@site/src/components/Button';
import colors from '@site/src/components/phases/phases.module.css';
import { combPath, hatchPath, segmentPath } from '@site/src/components/phases/segmentPath';
import { announcement } from '@site/src/lib/announcement';
import { plainKey } from '@site/src/lib/plainKey';
import clsx from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import capture from '../capture.module.css';
import styles from './styles.module.css';
import { moveBy, periodText, type TimelineRow, type TimelineSegment, type TimelineUnit, ticks } from './timeline';

/** Dimensions of one version of the drawing, in pixels. */
type Size = {
  name: 'wide' | 'compact';
  width: number;
  left: number;
  right: number;
  axis: number;
  row: number;
  /** Distance from the top of a row to its line, and to its device name. */
  line: number;
  device: number;
  character: number;
};

const sizes: readonly Size[] = [
  { name: 'wide', width: 880, left: 112, right: 846, axis: 34, row: 56, line: 28, device: 28, character: 8.1 },
  { name: 'compact', width: 343, left: 22, right: 321, axis: 30, row: 88, line: 62, device: 16, character: 7.8 },
];

const height = 32;

type SegmentIndex = { row: number; index: number };

type Props = {
  title: string;
  rows: readonly TimelineRow[];
  /** Length of the axis, in the timeline's unit. */
  end: number;
  unit: TimelineUnit;
  /** Names of the segment kinds, for the legend. */
  kinds: readonly { kind: TimelineSegment['kind']; name: string }[];
  /** The segment described initially. */
  first: SegmentIndex;
};

type DrawingProps = Omit<Props, 'title' | 'kinds' | 'first'> & {
  size: Size;
  chosen: SegmentIndex;
  onChoose: (place: SegmentIndex) => void;
};

function Chart({ size, rows, end, unit, chosen, onChoose }: DrawingProps) {
  const { width, left, right, axis, row: rowHeight, line, device, character } = size;
  const x = (time: number) => Math.round(left + ((right - left) * time) / end);
  const bottom = axis + rows.length * rowHeight;
  const step = unit === 'hoursOfWeek' ? 24 : 60;
  const comb = (by: number, length: number) =>
    combPath(left, axis, length, ((right - left) * by) / end, Math.round(end / by) + 1);
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.drawing, styles[size.name])}
      focusable="false"
      viewBox={`0 0 ${width} ${bottom}`}
    >
      <path className={capture.grid} d={comb(step, bottom - axis)} />
      <path className={capture.axis} d={`M${left} ${axis}H${right}${comb(step / 4, -4)}${comb(step, -8)}`} />
      {ticks(unit, end, size.name === 'compact').map(({ at, label }) => (
        <text className={styles.tick} key={at} textAnchor="middle" x={x(at)} y={axis - 14}>
          {label}
        </text>
      ))}
      {rows.map(({ device: name, segments }, row) => (
        <g key={name} transform={`translate(0 ${axis + row * rowHeight})`}>
          {row > 0 && <path className={capture.grid} d={`M0 0H${width}`} />}
          <text className={styles.device} dy="0.34em" y={device}>
            {name}
          </text>
          <path className={capture.axis} d={`M${left} ${line}H${right}`} />
          <g transform={`translate(0 ${line})`}>
            {segments.map(({ label, above, start, end: until, kind }, index) => {
              const [x1, x2] = [x(start), x(until)];
              const fits = label && label.length * character + 12 <= x2 - x1;
              const isWide = above && above.length * character <= 2 * (x2 - x1);
              const text = fits ? label : size.name === 'compact' && isWide && above;
              const isChosen = chosen.row === row && chosen.index === index;
              const isCheck = kind === 'check';
              return (
                <g
                  className={clsx(styles[kind], colors[kind], isChosen && styles.chosen)}
                  key={start}
                  onPointerDown={() => onChoose({ row, index })}
                  onPointerEnter={() => onChoose({ row, index })}
                >
                  {isCheck ? (
                    <path className={styles.checkLine} d={`M${x1} -16V16`} />
                  ) : (
                    <path className={styles.area} d={segmentPath(x1, x2, height)} />
                  )}
                  {kind === 'cleaning' && <path className={capture.hatch} d={hatchPath(x1, x2, height)} />}
                  {text && (
                    <text
                      className={styles.label}
                      dy="0.34em"
                      textAnchor="middle"
                      x={(x1 + x2) / 2}
                      y={fits ? 0 : -height / 2 - 10}
                    >
                      {text}
                    </text>
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
 * Devices over time, drawn to scale. The line below the timeline describes the result of one segment, which is selected
 * with the pointer or arrow keys, or with buttons on phones, where segments are small. Without scripts, screen readers
 * get a list.
 */
export function Timeline({ title, rows, end, unit, kinds, first }: Props) {
  const [chosen, setChosen] = useState(first);
  const isReady = useIsBrowser();
  const prefix = useId();
  const segmentAt = ({ row, index }: SegmentIndex) => rows[row]?.segments[index];
  const headOf = (place: SegmentIndex) => {
    const segment = segmentAt(place);
    return segment && `${rows[place.row]?.device}, ${segment.name}, ${periodText(segment.start, segment.end, unit)}.`;
  };
  const describe = (place: SegmentIndex) => `${headOf(place)} ${segmentAt(place)?.result}`;
  const id = ({ row, index }: SegmentIndex) => `${prefix}${row}-${index}`;
  const places = rows.flatMap(({ segments }, row) => segments.map((_, index) => ({ row, index })));
  const step = (by: number) => {
    const at = places.findIndex((place) => id(place) === id(chosen));
    const next = places.at((at + by) % places.length) ?? first;
    setChosen(next);
    announcement.set(describe(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = plainKey(event);
    if (!/^(?:Arrow|Home|End)/.test(key)) return;
    event.preventDefault();
    setChosen(moveBy(rows, chosen, key));
  };
  const listbox = {
    role: 'listbox',
    tabIndex: 0,
    onKeyDown,
    'aria-label': title,
    'aria-orientation': 'horizontal',
    'aria-activedescendant': id(chosen),
  } as const;
  const option = (place: SegmentIndex) => ({
    role: 'option',
    'aria-selected': id(place) === id(chosen),
    onClick: () => setChosen(place),
  });
  return (
    <div className={styles.root}>
      <div className={styles.list} {...(isReady ? listbox : { role: 'list', 'aria-label': title })}>
        {places.map((place) => (
          <div
            className="visually-hidden"
            id={id(place)}
            key={id(place)}
            {...(isReady ? option(place) : { role: 'listitem' })}
          >
            {describe(place)}
          </div>
        ))}
        {sizes.map((size) => (
          <Chart chosen={chosen} end={end} key={size.name} size={size} onChoose={setChosen} rows={rows} unit={unit} />
        ))}
      </div>
      <ul aria-hidden="true" className={clsx(capture.key, styles.key)}>
        {kinds.map(({ kind, name }) => (
          <li className={clsx(capture.keyItem, capture[kind], styles[kind], colors[kind])} key={kind}>
            {name}
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className={styles.line}>
        <span className={styles.hint}>Point at a segment, or use ← and →.</span>
        <b>{headOf(chosen)}</b> {segmentAt(chosen)?.result}
      </p>
      <div className={styles.steps}>
        <ButtonRow>
          <PushButton onPress={() => step(-1)}>Previous segment</PushButton>
          <PushButton onPress={() => step(1)}>Next segment</PushButton>
        </ButtonRow>
      </div>
    </div>
  );
}
