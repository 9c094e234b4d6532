import { keyAnchor } from '../../src/lib/keyAnchor';
import type { Specification, SpecificationChoice } from '../../src/marketing/content/specifications';
import { keyPages } from '../contracts/reference/links';
import { findKey, type Schema } from '../contracts/reference/schema';
import type { Limit } from '../contracts/reference/tables';

const noBreakSpace = '\u00a0';

function withUnit(amount: string, unit: string): string {
  return unit === 'count' ? amount : `${amount}${noBreakSpace}${unit}`;
}

function amountOf(value: number): string {
  return String(value).replace('-', '\u2212');
}

function rangeOf({ minimum, maximum }: Schema, unit: string): string {
  if (minimum === undefined) return 'set by you';
  if (maximum === undefined) return `at least ${withUnit(amountOf(minimum), unit)}`;
  return `${amountOf(minimum)} to ${withUnit(amountOf(maximum), unit)}`;
}

/**
 * Returns a limit's row, with its value, range, and link.
 * @param schemas schemas by key prefix, such as `agent`
 * @throws {Error} if the contracts lack the limit or its key, or if nothing explains the limit
 */
export function specification(
  { limit: id, condition, file: wanted = '', to }: SpecificationChoice,
  limits: readonly Omit<Limit, 'group' | 'applies'>[],
  schemas: Readonly<Record<string, Schema>>,
): Specification {
  const limit = limits.find((one) => one.id === id);
  if (!limit) throw new Error(`contracts/limits.json has no limit "${id}", but a specification table shows it.`);
  const { name, unit, fixed } = limit;
  const value = typeof limit.value === 'number' ? amountOf(limit.value) : limit.value;
  const row = { name, condition, value: withUnit(value, unit) };
  const keys = limit.keys ?? [];
  const [file, path] = (keys.find((key) => key.startsWith(wanted)) ?? '').split(':');
  if (!file || !path) {
    if (!to) throw new Error(`The limit "${id}" has no key. Add the section that explains the limit.`);
    return { ...row, allowed: fixed ? 'fixed' : 'set for each call', to };
  }
  const schema = schemas[file] && findKey(schemas[file], path);
  if (!schema) throw new Error(`The limit "${id}" refers to the key ${file}:${path}, but the schema has no such key.`);
  return {
    ...row,
    allowed: rangeOf(schema, unit),
    key: path.replace('devices[].', '').replace('[]', ''),
    to: `${keyPages[file]}#${keyAnchor(path)}`,
  };
}
