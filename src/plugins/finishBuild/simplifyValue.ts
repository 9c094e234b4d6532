type Operator = '+' | '-' | '*' | '/';

const calculate: Record<Operator, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** The unit of a result; nothing when the browser alone knows it, as for `100vh - 4rem`. */
function unitOf(left: string, operator: string, right: string): string | undefined {
  if (operator === '+' || operator === '-') return left === right ? left : undefined;
  if (operator === '*' && left === '') return right;
  return right === '' ? left : undefined;
}

const sum = /calc\(\s*(-?[\d.]+)([a-z%]*)\s*([-+*/])\s*(-?[\d.]+)([a-z%]*)\s*\)/g;

/** Writes the result of each `calc()` of two numbers, and one space where several stand outside of quotes. */
export function simplifyValue(value: string): string {
  return value
    .replace(sum, (written, left, leftUnit, operator: Operator, right, rightUnit) => {
      const unit = unitOf(leftUnit, operator, rightUnit);
      const result = calculate[operator](Number(left), Number(right));
      if (unit === undefined || !Number.isFinite(result)) return written;
      return `${Number(result.toFixed(4))}`.replace(/^(-?)0\./, '$1.') + unit;
    })
    .replace(/("[^"]*"|'[^']*')| {2,}/g, (_, quoted?: string) => quoted ?? ' ')
    .trim();
}
