import { readFileSync } from 'node:fs';
import { allKeys, readConfigSchemas } from '../../plugins/reference/schema';

const root = new URL('../../', import.meta.url);

/** @typedef {import('ajv').AnySchemaObject} Schema */

/**
 * Reads a JSON file in contracts/.
 * @param {string} name path relative to contracts/
 */
export function readContract(name) {
  return JSON.parse(readFileSync(new URL(`contracts/${name}`, root), 'utf8'));
}

/** @type {Map<string, Schema>} */
const keys = new Map(
  Object.entries(readConfigSchemas(readContract)).flatMap(([file, root]) =>
    allKeys(root).map(({ path, schema }) => [`${file}:${path}`, schema]),
  ),
);

/**
 * Finds the subschema of a configuration key.
 * @param {string} key prefix and path, such as `agent:devices[].console.baud`
 * @returns {Schema | undefined} undefined if the key doesn't exist
 */
export function findKey(key) {
  return keys.get(key);
}

/**
 * Lists all strings in a value with their paths, depth first. An object with an `id` has that as its name.
 * @param {unknown} value value from a JSON file
 * @param {string} place path of the value
 * @returns {{ place: string, text: string }[]} strings and their paths
 */
export function textsOf(value, place = '') {
  if (typeof value === 'string') return [{ place, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, `${place}/${child?.id ?? name}`));
}

/**
 * Lists the `inline code` in text.
 * @param {string} text text with backticks
 * @returns {string[]} code without the backticks
 */
export function inlineCode(text) {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/**
 * Splits a command line into words, up to a redirection or pipe. Removes the quotes around quoted words.
 * @param {string} line command line, with or without `sudo`
 * @returns {string[]} words, starting with the binary
 */
export function commandWords(line) {
  const [call = ''] = line.split(/\s[>|]/);
  const words = [...call.matchAll(/(["'])(.*?)\1|(\S+)/g)].map(([, , quoted, bare]) => quoted ?? bare ?? '');
  return words[0] === 'sudo' ? words.slice(1) : words;
}
