import { prose } from '../lib/markdown';

export type Limits = typeof import('../../contracts/limits.json');
export type Limit = Limits['limits'][number];

/** Returns a limit as its tables show it. */
export function amount({ value, unit }: Limit): string {
  return [typeof value === 'number' ? String(value) : prose(value), unit !== 'count' && unit]
    .filter(Boolean)
    .join('\u00a0');
}

/**
 * Returns a limit in the largest unit that keeps it whole, for use in a sentence, such as `90 days` or `4 hours`.
 * @throws {Error} if there's no limit with this ID
 */
export function limitText({ limits }: Limits, id: string): string {
  const limit = limits.find((candidate) => candidate.id === id);
  if (!limit) throw new Error(`contracts/limits.json has no limit "${id}"`);
  const [size, unit] = { d: [1, ' days'], s: [3600, '\u00a0hours'], MiB: [1024, '\u00a0GiB'] }[limit.unit] ?? [0, ''];
  const value = Number(limit.value) / Number(size);
  return Number.isInteger(value) ? value + String(unit) : amount(limit);
}
