import { readdirSync, readFileSync } from 'node:fs';

const contracts = new URL('../../contracts/', import.meta.url);

/** Keys whose values are names in the product: commands, flags, codes, or binaries. */
const naming = /^(?:id|name|binary|code|path|flag|enum|const|required|keys|term)$/;

/** The names in contracts/. @type {string[]} */
const names = [];
for (const file of readdirSync(contracts).filter((name) => name.endsWith('.json')))
  JSON.parse(readFileSync(new URL(file, contracts), 'utf8'), (key, value) => {
    names.push(key, ...(naming.test(key) ? [value].flat().filter((name) => /^\S+$/.test(name)) : []));
    return value;
  });
const spaced = names.join(' ').replace(/([a-z])([A-Z])/g, '$1 $2');

export default { words: spaced.match(/[A-Za-z]{3,}/g) ?? [] };
