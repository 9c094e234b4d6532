import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The files for the prefixes of keys such as `agent:cache.max_gb`. */
const schemaFiles = {
  agent: 'agent-config.schema.json',
  dip: 'dip-config.schema.json',
  'job-package': 'job-package-config.schema.json',
  server: 'server-config.schema.json',
};

/**
 * Reads a JSON file in contracts/.
 * @param {string} name path in contracts/
 */
export function readContract(name) {
  return JSON.parse(readFileSync(new URL(`contracts/${name}`, root), 'utf8'));
}

const configSchemas = Object.fromEntries(Object.entries(schemaFiles).map(([name, file]) => [name, readContract(file)]));

/**
 * Finds a configuration key's subschema.
 * @param {string} key file and path, such as `agent:devices[].console.baud`
 * @returns {object | undefined} undefined if the key does not exist
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
 * Lists the texts in a value with their paths, depth first.
 * @param {unknown} value value from a JSON file
 * @param {string} place path of the value
 * @returns {{ place: string, text: string }[]} texts
 */
export function textsOf(value, place = '') {
  if (typeof value === 'string') return [{ place, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, `${place}/${name}`));
}

/**
 * Lists the `inline code` in a text.
 * @param {string} text text with backticks
 * @returns {string[]} code without its backticks
 */
export function inlineCode(text) {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
}

/**
 * Splits a command line into words. Removes quotes, which group words.
 * @param {string} line command line, with or without `sudo`
 * @returns {string[]} words, the binary first
 */
export function commandWords(line) {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
  return words[0] === 'sudo' ? words.slice(1) : words;
}
