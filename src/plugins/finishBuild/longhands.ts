const sides = ['top', 'right', 'bottom', 'left'];
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
const borderParts = ['width', 'style', 'color'];

/** The sides that a name means in the writing direction of the site: left to right, from the top down. */
const sidesOf: Record<string, readonly string[]> = {
  '': sides,
  '-block': ['top', 'bottom'],
  '-inline': ['left', 'right'],
  '-block-start': ['top'],
  '-block-end': ['bottom'],
  '-inline-start': ['left'],
  '-inline-end': ['right'],
  ...Object.fromEntries(sides.map((side) => [`-${side}`, [side]])),
};

const cornersOf: Record<string, readonly string[]> = {
  '': corners,
  '-start-start': ['top-left'],
  '-start-end': ['top-right'],
  '-end-end': ['bottom-right'],
  '-end-start': ['bottom-left'],
  ...Object.fromEntries(corners.map((corner) => [`-${corner}`, [corner]])),
};

const others: Record<string, readonly string[]> = {
  background: [
    'background-color',
    'background-image',
    'background-position',
    'background-size',
    'background-repeat',
    'background-origin',
    'background-clip',
    'background-attachment',
  ],
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  font: ['font-style', 'font-variant', 'font-weight', 'font-stretch', 'font-size', 'line-height', 'font-family'],
  gap: ['row-gap', 'column-gap'],
  'list-style': ['list-style-type', 'list-style-position', 'list-style-image'],
  overflow: ['overflow-x', 'overflow-y'],
  'text-decoration': [
    'text-decoration-line',
    'text-decoration-style',
    'text-decoration-color',
    'text-decoration-thickness',
  ],
};

/** Each pattern with the longhands of what it found: for a box, a border, its corners, a size. */
const patterns: readonly [RegExp, (found: RegExpExecArray) => readonly string[] | undefined][] = [
  [/^(margin|padding|inset)(-[a-z-]+)?$/, ([, box, side = '']) => sidesOf[side]?.map((name) => `${box}-${name}`)],
  [/^border(-[a-z-]+?)?-radius$/, ([, corner = '']) => cornersOf[corner]?.map((name) => `border-${name}-radius`)],
  [
    /^border(-[a-z-]+?)??(?:-(width|style|color))?$/,
    ([, side = '', part]) =>
      sidesOf[side]?.flatMap((name) => (part ? [part] : borderParts).map((one) => `border-${name}-${one}`)),
  ],
  [/^((?:min|max)-)?(block|inline)-size$/, ([, limit = '', axis]) => [limit + (axis === 'block' ? 'height' : 'width')]],
];

/** The properties that a declaration of `property` sets, in the writing direction of the site. */
export function longhandsOf(property: string): readonly string[] {
  for (const [pattern, expand] of patterns) {
    const found = pattern.exec(property);
    const longhands = found && expand(found);
    if (longhands) return longhands;
  }
  return others[property] ?? [property];
}
