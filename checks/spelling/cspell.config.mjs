import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const contracts = new URL('contracts/', root);

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

/** The spelling is American. The check also accepts the words in names and the technical terms in project-words.txt. */
export default {
  version: '0.2',
  language: 'en-US',
  globRoot: fileURLToPath(root),
  useGitignore: true,
  files: [
    '**/*.{md,mdx}',
    'contracts/**/*.{json,pyi}',
    '{src,plugins,tools}/**/*.{ts,tsx,css}',
    'docusaurus.config.ts',
    'sidebars.ts',
  ],
  ignorePaths: ['tests/{fixtures,golden}', 'src/styles/fonts', 'tools/lib', 'checks', 'contracts/healthy-logs.json'],
  words: spaced.match(/[A-Za-z]{3,}/g) ?? [],
  // British spellings, typos that a dictionary has, and words with a better one.
  flagWords: [
    ...['label', 'model', 'signal', 'travel'].flatMap((word) => [`${word}led`, `${word}ling`]),
    ...['centred', 'misspelt', 'learnt', 'whilst', 'grey', 'catalogue', 'favourite', 'flavour', 'honour', 'behaviour'],
    ...['adn', 'hte', 'taht', 'teh', 'wich', 'thier'],
    ...['afterwards', 'backwards', 'towards', 'upwards', 'earthed', 'mains'],
  ],
  dictionaryDefinitions: [{ name: 'project', path: './project-words.txt' }],
  // The report shows no suggestions, which take seconds to load.
  dictionaries: ['project', '!en-common-misspellings', '!en-us-common-misspellings', '!software-term-suggestions'],
  // Ignore IDs, hashes, keys, and codes in samples, and word fragments in regular expressions.
  ignoreRegExpList: [
    '/[a-z]{2,4}_[a-z0-9]{12}/g',
    '/[A-Za-z0-9+/=]{40,}/g',
    '/\\b[CSUBW]0[A-Z0-9]{7,}\\b/g',
    '/\\b[A-Z]{4}-[A-Z]{4}\\b/g',
    '/"(pattern|x-pattern)": ".*"/g',
    '/\\[[A-Z][a-z]\\][a-z]+/g',
    '/\\\\u[0-9a-f]{4}\\[\\d+m/g',
    // A published address, and a file's name in packages.
    '/licences\\.txt|\\|licence\\|/g',
  ],
  overrides: [
    // check:documents already checks these codes and variables.
    { filename: 'docs/**', ignoreRegExpList: ['/\\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\\b/g'] },
    // Log patterns and commands belong to other programs; check:documents checks our own commands.
    {
      filename: 'contracts/error-codes.json',
      ignoreRegExpList: ['/"log": \\{[\\s\\S]*?\\n {6}\\}/g', '/"command": ".*"/g', '/`[^`\\n]*`/g'],
    },
  ],
};
