import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** Maps the prefixes in keys such as `agent:cache.max_gb` to files. */
const schemaFiles = {
  agent: 'agent-config.schema.json',
  dip: 'dip-config.schema.json',
  'job-package': 'job-package-config.schema.json',
  server: 'server-config.schema.json',
};

/**
 * Reads a JSON file in contracts/.
 * @param {string} name path relative to contracts/
 */
export function readContract(name) {
  return JSON.parse(readFileSync(new URL(`contracts/${name}`, root), 'utf8'));
}

const configSchemas = Object.fromEntries(Object.entries(schemaFiles).map(([name, file]) => [name, readContract(file)]));

/**
 * Finds the subschema of a configuration key.
 * @param {string} key prefix and path, such as `agent:devices[].console.baud`
 * @returns {object | undefined} undefined if the key doesn't exist
 */
export function findKey(key) {
  const [file, path] = key.split(/:(.*)/s);
  const schema = configSchemas[file];
  const resolve = (node) => {
    if (!node?.$ref) return node;
    const { $ref, ...rest } = node;
    return { ...schema.$defs[$ref.replace('#/$defs/', '')], ...rest };
  };
  let node = schema;
  for (const part of path.match(/[^.[\]]+|\[\]/g)) {
    const { items, properties, additionalProperties } = resolve(node) ?? {};
    if (part === '[]') node = items;
    else if (part === '<name>') node = additionalProperties;
    else node = properties?.[part];
  }
  return resolve(node);
}

/**
 * Lists all strings in a value with their paths, depth first.
 * @param {unknown} value value from a JSON file
 * @param {string} place path of the value
 * @returns {{ place: string, text: string }[]} strings and their paths
 */
export function textsOf(value, place = '') {
  if (typeof value === 'string') return [{ place, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, `${place}/${name}`));
}

/**
 * Lists the `inline code` in a text.
 * @param {string} text text with backticks
 * @returns {string[]} code without the backticks
 */
export function inlineCode(text) {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
}

/**
 * Splits a command line into words. Removes the quotes around quoted words.
 * @param {string} line command line, with or without `sudo`
 * @returns {string[]} words, starting with the binary
 */
export function commandWords(line) {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
  return words[0] === 'sudo' ? words.slice(1) : words;
}
