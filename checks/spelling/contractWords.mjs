import { readdirSync, readFileSync } from 'node:fs';

/** Keys whose strings are names in the product: commands, flags, codes, or binaries. */
const naming = new Set(['id', 'name', 'binary', 'code', 'path', 'flag', 'enum', 'const', 'required', 'keys', 'term']);

/** @type {(value: unknown, isName: boolean, found: string[]) => void} */
function collect(value, isName, found) {
  if (typeof value === 'string') {
    if (isName && !/\s/.test(value)) found.push(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, isName, found);
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      found.push(key);
      collect(item, naming.has(key), found);
    }
  }
}

/**
 * Returns the words that occur in names from contracts/, for the spelling check.
 * @param {URL} root project root
 * @returns {string[]} lower-case words, sorted and without duplicates
 */
export function contractWords(root) {
  const folder = new URL('contracts/', root);
  /** @type {string[]} */
  const found = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    collect(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), false, found);
  const words = found.flatMap((name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z]{3,}/g) ?? []);
  return [...new Set(words.map((word) => word.toLowerCase()))].sort();
}
