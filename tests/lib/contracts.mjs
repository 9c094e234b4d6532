import { readFileSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { allKeys, readConfigSchemas } from '../../plugins/reference/schema';

const root = new URL('../../', import.meta.url);

/** @typedef {import('ajv').AnySchemaObject} Schema */

/** @param {string} name path relative to contracts/ */
const readText = (name) => readFileSync(new URL(`contracts/${name}`, root), 'utf8');

/**
 * Reads a JSON file in contracts/.
 * @param {string} name path relative to contracts/
 */
export function readContract(name) {
  return JSON.parse(readText(name));
}

const parsed = new Map();

/**
 * Returns the file and the line of a value.
 * @param {string} file path relative to contracts/
 * @param {string} pointer JSON pointer
 */
export function placeOf(file, pointer) {
  const text = readText(file);
  if (!parsed.has(file)) parsed.set(file, parseTree(text));
  const names = pointer.split('/').map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  const keys = names.slice(1).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  const node = findNodeAtLocation(parsed.get(file), keys);
  return `contracts/${file}:${text.slice(0, node?.offset).split('\n').length} ${pointer}`;
}

/**
 * All configuration keys, such as `agent:devices[].console.baud`, and their subschemas.
 * @type {Map<string, Schema>}
 */
export const configKeys = new Map(
  Object.entries(readConfigSchemas(readContract)).flatMap(([file, root]) =>
    allKeys(root).map(({ path, schema }) => [`${file}:${path}`, schema]),
  ),
);

/** @param {{ id: string }[]} list */
export const idsOf = (list) => list.map(({ id }) => id);

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
