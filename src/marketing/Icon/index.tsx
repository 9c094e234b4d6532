import styles from './styles.module.css';

export type IconName = 'dip' | 'queue' | 'test' | 'perf' | 'adapter' | 'agent';

type Shape = {
  line: string;
  gold: string;
};

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

const shapes: Record<IconName, Shape> = {
  dip: {
    line: 'M4 10h36v24H4zM4 17h36M13 10V5h18v5M10 34v4m8-4v4m8-4v4m8-4v4',
    gold: 'M18 21.5h8v8h-8z',
  },
  queue: {
    line: 'M3 4h42v8H3zM3 16h42v8H3zM3 28h42v8H3z',
    gold: 'M3 4h27v8H3z',
  },
  test: {
    line: 'M2 32h9V8h13v24h9V8h9v24h4',
    gold: disc(24, 20, 4),
  },
  perf: {
    line: 'M4 3v34h42M10 31l7-7h6l10-10h11',
    gold: disc(33, 14, 4),
  },
  adapter: {
    line: `M2 11h17v18H2zM19 15h7l8-8h4M19 20h19M19 25h7l8 8h4${disc(42, 7, 3.5)}${disc(42, 33, 3.5)}`,
    gold: disc(42, 20, 4),
  },
  agent: {
    line: `M5 37V21L24 2l19 19v16zM13 20h22v6H13zM13 29h22v6H13z${disc(17, 32, 1)}`,
    gold: disc(18, 23, 2.5),
  },
};

/** A line icon of 48 by 40 px with one gold part. Decorative, because the name is next to it. */
export function Icon({ name }: { name: IconName }) {
  const { line, gold } = shapes[name];
  return (
    <svg aria-hidden="true" className={styles.root} focusable="false" height="40" viewBox="0 0 48 40" width="48">
      <path className={styles.line} d={line} />
      <path className={styles.gold} d={gold} />
    </svg>
  );
}
