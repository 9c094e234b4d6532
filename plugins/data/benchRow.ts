import { type BenchRow, withoutHardware } from '../../src/marketing/content/bench';
import { findKey, type Schema } from '../reference/schema';

/**
 * Returns the hardware in a key's list of values.
 * @param schemas schemas by key prefix, such as `agent`
 * @throws {Error} if the schemas don't contain the key or the key has no list of values
 */
export function benchRow(
  { name, key }: { name: string; key: string },
  schemas: Readonly<Record<string, Schema>>,
): BenchRow {
  const [file = '', path = ''] = key.split(':');
  const values = schemas[file] && findKey(schemas[file], path)?.enum;
  if (!values) throw new Error(`The home page lists the values of ${key}, but the schema doesn't have this key.`);
  const hardware = values.filter((value) => !withoutHardware.includes(value)).map(String);
  return { name, values: hardware };
}
