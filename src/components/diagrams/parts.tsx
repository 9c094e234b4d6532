import { CodeText } from '@site/src/components/CodeText';
import { Drawing } from '@site/src/components/Drawing';
import { Fragment } from 'react';
import styles from './parts.module.css';

/** A point in a diagram, in px from its top left corner. */
export type Point = readonly [x: number, y: number];

/** `plain`: a state or an outside system. `phase`: a step of a job. `chip`: a process of the product. `row`: a member of a file. */
export type BoxKind = 'plain' | 'phase' | 'chip' | 'row';

/**
 * A rectangle with a name, an optional note below it or `noteAt` px from the left edge, and an optional value at the right.
 * The text is vertically centred in the upper `head` px, by default in the whole rectangle.
 */
export type BoxData = {
  x: number;
  y: number;
  width: number;
  height: number;
  head?: number;
  name: string;
  note?: string;
  noteAt?: number;
  value?: string;
  kind?: BoxKind;
};

/** A line through points, with right angles cut by 45 degrees. It ends in an arrow head if `arrow` is set. */
export type Wire = {
  points: readonly Point[];
  arrow?: boolean;
};

/** `name`: what a band is. `ink`: names. `note`: explanations. `code`: names of files, ports. `fail`: what went wrong. */
export type LabelTone = 'name' | 'ink' | 'note' | 'code' | 'fail';

/** Lines of text; `at` is the vertical middle of the first one. */
export type LabelData = {
  at: Point;
  lines: readonly string[];
  tone?: LabelTone;
  anchor?: 'start' | 'middle' | 'end';
};

/** Outcomes of a job; each has its own colours. */
export type Outcome = 'passed' | 'failed' | 'errored' | 'canceled' | 'expired';

/** A tag with an outcome on its colour. */
export type TagData = {
  x: number;
  y: number;
  width: number;
  outcome: Outcome;
};

/** A background for a group. */
export type Band = {
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A numbered pad of a sequence. */
export type StepPad = {
  at: Point;
  number: number;
};

/** One layout of a diagram: all its shapes, in px. */
export type DrawingData = {
  width: number;
  height: number;
  bands?: readonly Band[];
  wires?: readonly Wire[];
  failWires?: readonly Wire[];
  borders?: readonly Wire[];
  traces?: readonly Wire[];
  boxes?: readonly BoxData[];
  segments?: readonly Band[];
  pads?: readonly Point[];
  diamonds?: readonly Point[];
  /** Contacts that stay open, marked as in a circuit diagram. */
  openPins?: readonly Point[];
  steps?: readonly StepPad[];
  tags?: readonly TagData[];
  labels?: readonly LabelData[];
};

/** A sentence of the text version, with the name of its subject. */
type TextRow = {
  name: string;
  text: string;
};

/** A diagram as text: accessible name, caption, and content. */
export type DiagramText = {
  title: string;
  caption: string;
  rows: readonly TextRow[];
};

const tagHeight = 24;
const middle = '0.34em';

function towards([x1, y1]: Point, [x2, y2]: Point, length: number): Point {
  return [x1 + Math.sign(x2 - x1) * length, y1 + Math.sign(y2 - y1) * length];
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
}

function isDiagonal([x1, y1]: Point, [x2, y2]: Point): boolean {
  return x1 !== x2 && y1 !== y2;
}

function linePath({ points }: Wire): string {
  const parts = points.flatMap((point, index): Point[] => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after || isDiagonal(before, point) || isDiagonal(point, after)) return [point];
    const cut = Math.min(8, distance(point, before) / 2, distance(point, after) / 2);
    return [towards(point, before, cut), towards(point, after, cut)];
  });
  return `M${parts.map((part) => part.join(' ')).join('L')}`;
}

function arrowPath({ points, arrow }: Wire): string {
  const [from, to] = points.slice(-2);
  if (!arrow || !from || !to) return '';
  const [x, y] = to;
  const [backX, backY] = towards([0, 0], [from[0] - x, from[1] - y], 9);
  const [sideX, sideY] = [backY / 2, backX / 2];
  return `M${x} ${y}L${x + backX + sideX} ${y + backY + sideY}L${x + backX - sideX} ${y + backY - sideY}z`;
}

/** Lines and their arrow heads: two elements for any number of wires. */
export function Wires({ wires, fail = false }: { wires: readonly Wire[]; fail?: boolean }) {
  return (
    <>
      <path className={fail ? styles.failLine : styles.line} d={wires.map(linePath).join('')} />
      <path className={fail ? styles.failArrow : styles.arrow} d={wires.map(arrowPath).join('')} />
    </>
  );
}

function boxPath({ x, y, width, height, kind }: BoxData): string {
  if (kind === 'row') return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (right: number, down: number) => `a4 4 0 0 1 ${4 * right} ${4 * down}`;
  return `M${x + 4} ${y}h${width - 8}${corner(1, 1)}v${height - 8}${corner(-1, 1)}h${8 - width}${corner(-1, -1)}v${8 - height}${corner(1, -1)}z`;
}

const kinds: readonly BoxKind[] = ['plain', 'phase', 'chip', 'row'];

/** Rectangles without their text: one element for each kind. */
export function Boxes({ boxes }: { boxes: readonly BoxData[] }) {
  return kinds.map((kind) => {
    const same = boxes.filter((box) => (box.kind ?? 'plain') === kind);
    return same.length > 0 && <path className={styles[kind]} d={same.map(boxPath).join('')} key={kind} />;
  });
}

/** The text of a rectangle. */
export function BoxText({ x, y, width, height, head = height, name, note, noteAt, value, kind }: BoxData) {
  const inset = 12;
  const centre = y + head / 2;
  const below = note !== undefined && noteAt === undefined;
  const nameY = below ? centre - 10 : centre;
  const noteClass = kind === 'chip' ? styles.chipNote : styles.noteLabel;
  return (
    <>
      <text className={kind === 'chip' ? styles.chipName : styles.name} dy={middle} x={x + inset} y={nameY}>
        {name}
      </text>
      {value && (
        <text className={noteClass} dy={middle} textAnchor="end" x={x + width - inset} y={nameY}>
          {value}
        </text>
      )}
      {note && (
        <text className={noteClass} dy={middle} x={x + (noteAt ?? inset)} y={below ? centre + 10 : centre}>
          {note}
        </text>
      )}
    </>
  );
}

/** The tag of an outcome. */
export function Tag({ x, y, width, outcome }: TagData) {
  return (
    <>
      <rect className={styles[`${outcome}Tag`]} height={tagHeight} rx="3" width={width} x={x} y={y} />
      <text className={styles[outcome]} dy={middle} textAnchor="middle" x={x + width / 2} y={y + tagHeight / 2}>
        {outcome}
      </text>
    </>
  );
}

/** Lines of text, one below the other. */
export function Label({ at: [x, y], lines, tone = 'note', anchor = 'start' }: LabelData) {
  const leading = 18;
  return lines.map((line, index) => (
    <text className={styles[`${tone}Label`]} dy={middle} key={line} textAnchor={anchor} x={x} y={y + index * leading}>
      {line}
    </text>
  ));
}

function padPath([x, y]: Point): string {
  return `M${x - 4} ${y - 4}h8v8h-8z`;
}

function diamondPath([x, y]: Point): string {
  return `M${x} ${y - 7}l7 7l-7 7l-7 -7z`;
}

function crossPath([x, y]: Point): string {
  return `M${x - 5} ${y - 5}l10 10M${x - 5} ${y + 5}l10 -10`;
}

/** A bus segment of a timing diagram: six corners, slanted by 45 degrees. */
function segmentPath({ x, y, width, height }: Band): string {
  const half = height / 2;
  return `M${x} ${y + half}l${half} ${-half}h${width - height}l${half} ${half}l${-half} ${half}h${height - width}z`;
}

function DiagramSvg({ drawing, title, className }: { drawing: DrawingData; title: string; className?: string }) {
  const { width, height, bands = [], wires = [], failWires = [], borders = [], boxes = [], segments = [] } = drawing;
  const { traces = [], pads = [], diamonds = [], openPins = [], steps = [], tags = [], labels = [] } = drawing;
  return (
    // The margin of 1 px keeps lines on the edge from being cut.
    <Drawing className={className} title={title} viewBox={`-1 -1 ${width + 2} ${height + 2}`}>
      {bands.map((band) => (
        <rect className={styles.band} key={`${band.x} ${band.y}`} rx="6" {...band} />
      ))}
      {borders.length > 0 && <path className={styles.border} d={borders.map(linePath).join('')} />}
      {traces.length > 0 && <path className={styles.trace} d={traces.map(linePath).join('')} />}
      {wires.length > 0 && <Wires wires={wires} />}
      {failWires.length > 0 && <Wires fail wires={failWires} />}
      <Boxes boxes={boxes} />
      {segments.length > 0 && <path className={styles.segment} d={segments.map(segmentPath).join('')} />}
      {boxes.map((box) => (
        <BoxText key={`${box.x} ${box.y}`} {...box} />
      ))}
      {pads.length + diamonds.length > 0 && (
        <path className={styles.pad} d={[...pads.map(padPath), ...diamonds.map(diamondPath)].join('')} />
      )}
      {openPins.length > 0 && <path className={styles.openPin} d={openPins.map(crossPath).join('')} />}
      {steps.map(({ at: [x, y], number }) => (
        <Fragment key={number}>
          <circle className={styles.stepPad} cx={x} cy={y} r="12" />
          <text className={styles.stepNumber} dy={middle} textAnchor="middle" x={x} y={y}>
            {number}
          </text>
        </Fragment>
      ))}
      {tags.map((tag) => (
        <Tag key={`${tag.x} ${tag.y}`} {...tag} />
      ))}
      {labels.map((label) => (
        <Label key={`${label.at}`} {...label} />
      ))}
    </Drawing>
  );
}

/**
 * A diagram with its caption and the same facts as text. Shows `narrow`, which is 288 px wide, unless there is room for
 * `wide`, which is 672 px wide; at these widths, 1 px of a layout is 1 px of the page.
 */
export function Diagram({
  title,
  caption,
  rows,
  narrow,
  wide,
}: DiagramText & { narrow: DrawingData; wide: DrawingData }) {
  return (
    <figure className={styles.root}>
      <div className={styles.frame}>
        <DiagramSvg className={styles.narrow} drawing={narrow} title={title} />
        <DiagramSvg className={styles.wide} drawing={wide} title={title} />
      </div>
      <figcaption className={styles.caption}>
        <CodeText text={caption} />
      </figcaption>
      <details className={styles.text}>
        <summary className={styles.summary}>Text of the diagram</summary>
        <ul>
          {rows.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>: <CodeText text={text} />
            </li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
