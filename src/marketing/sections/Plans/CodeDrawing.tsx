import { picker } from '@site/src/marketing/content/plans';
import clsx from 'clsx';
import { choices } from './choices';
import { codeOf, type Order, planOf } from './order';
import styles from './picker.module.css';

/** Index of the code's first letter. A hyphen precedes each of the other letters. */
const firstLetter = 'BENCH-'.length;

function decoded(order: Order): string[] {
  return choices.map(({ part, options }) => options.find(({ choice }) => choice.letter === order[part])?.decoded ?? '');
}

/** The character width, the baseline of the code, and where the words start or, after lines to the left, end. */
const wide = { className: styles.wideDrawing, width: 560, character: 33.6, baseline: 52, words: 400, toLeft: false };
const narrow = { className: styles.smallDrawing, width: 311, character: 21.6, baseline: 34, words: 112, toLeft: true };

type Props = {
  order: Order;
  /** For a narrow space, where the lines lead to the left. */
  small?: boolean;
};

/** The code, with a line from each letter to its meaning. Screen readers get the meanings from the picker's result. */
export function CodeDrawing({ order, small = false }: Props) {
  const { className, width, character, baseline, words, toLeft } = small ? narrow : wide;
  const code = codeOf(order);
  const top = baseline + 14;
  const pitch = 30;
  const places = [...code].map((_, index) => Math.round(index * character));
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.drawing, className)}
      focusable="false"
      viewBox={`0 0 ${width} ${top + 3 * pitch + 12}`}
    >
      <text className={styles.code} x={places.join(' ')} y={baseline}>
        {[...code].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter's position is its identity
          <tspan className={index >= firstLetter && letter !== '-' ? styles.letter : undefined} key={index}>
            {letter}
          </tspan>
        ))}
      </text>
      {!toLeft && (
        <text className={styles.decoded} dy="0.34em" y={top + pitch}>
          {picker.result}
          <tspan className={styles.drawnPlan} dy={pitch} x={0}>
            {planOf(order)}
          </tspan>
        </text>
      )}
      {decoded(order).map((text, index) => {
        const x = Math.round((firstLetter + 2 * index + 0.5) * character);
        // The letter farthest from the words has the lowest line, so that lines don't cross.
        const y = top + pitch * (toLeft ? index + 1 : 3 - index);
        const corner = toLeft ? -8 : 8;
        return (
          <g key={choices[index]?.part}>
            <path
              className={styles.leader}
              d={`M${x - character / 2 + 3} ${top}h${character - 6}M${x} ${top}V${y - 8}l${corner} 8H${toLeft ? words + 8 : words - 8}`}
            />
            <text className={styles.decoded} dy="0.34em" textAnchor={toLeft ? 'end' : undefined} x={words} y={y}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
