/**
 * Renames the product: change the names in src/lib/names.ts, and run `npm run rename`. It compares them with those of the
 * last commit, rewrites all tracked files, moves those that carry a name, draws the logo, and prints what's left to do.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { names as after } from '../src/lib/names';

type Names = Record<keyof typeof after, string>;

const source = 'src/lib/names.ts';
const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] });
const stop = (message: string): never => {
  console.error(`rename: ${message}`);
  process.exit(1);
};

const before = Object.fromEntries(
  [...run('git', 'show', `HEAD:${source}`).matchAll(/^ {2}(\w+): '(.+)',$/gm)].map(([, key, name]) => [key, name]),
) as Names;
const forms: Partial<Record<keyof Names, RegExp>> = {
  command: /^[a-z][a-z0-9-]*$/,
  module: /^[a-z][a-z0-9_]*$/,
  toolbelt: /^[a-z][a-z0-9-]*$/,
  folder: /^[a-z][a-z0-9-]*$/,
  domain: /^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/,
  mail: /^[^\s@]+@[^\s@]+$/,
};
for (const [key, form] of Object.entries(forms))
  if (!form.test(after[key as keyof Names])) stop(`${key} in ${source} doesn't match ${form}`);
if (JSON.stringify(before) === JSON.stringify(after)) stop(`change the names in ${source} first`);
if (run('git', 'status', '--porcelain', '--untracked-files=no').trim() !== `M ${source}`)
  stop(`commit or undo all changes except those in ${source} first`);

const exact = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const variable = (name: string) => name.toUpperCase().replaceAll('-', '_');
const [command, module, folder] = [before.command, before.module, before.folder].map(exact);
const files = '(?:conf|example|internal|json|list|prom|service|sh|timer)\\b';
/** What a name looks like in text, and its replacement. The first rule that matches counts. */
const rules: [pattern: string, replacement: string][] = [
  [exact(before.mail), after.mail],
  [exact(before.domain), after.domain],
  [`${exact(before.toolbelt)}(?!\\w)`, after.toolbelt],
  [`${variable(before.command)}(?=[_|])`, variable(after.command)],
  [`(?<=/(?:etc|lib|cache|run|srv|opt|backup|\\.config)/)${folder}(?![a-z])`, after.folder],
  [`(?<=\\b(?:import|from|-m) |simulation/|typings/)${module}(?![\\w-])`, after.module],
  [`(?<![\\w-])${module}(?=_[a-z]|\\.(?!${files})[A-Za-z_])`, after.module],
  [`(?<![A-Za-z])${command}(?![A-Za-z])`, after.command],
  [`(?<![A-Za-z])${exact(before.product)}(?![A-Za-z])`, after.product],
  [`(?<![A-Za-z])${exact(before.company)}(?![A-Za-z])`, after.company],
  [`\\b${exact(before.product.toUpperCase())}\\b`, after.product.toUpperCase()],
];
const anyName = new RegExp(rules.map(([pattern]) => `(${pattern})`).join('|'), 'g');
const rename = (text: string) =>
  text.replaceAll(anyName, (...groups: unknown[]) => rules[groups.slice(1).findIndex(Boolean)]?.[1] ?? '');

const startsWithName = [after.product, after.company, after.command, after.module, variable(after.command)].map(exact);
const article = new RegExp(`\\b([Aa])n?(\\s+(?:(?:\\*|#|//) )?[\`*"'([]*)(?=(${startsWithName.join('|')}))`, 'g');
const fixArticles = (text: string) =>
  text.replaceAll(
    article,
    (_, a: string, gap: string, name: string) => `${a}${/^[aeiou]/i.test(name) ? 'n' : ''}${gap}`,
  );

const left: string[] = [];
/** Renames a line, and keeps the columns of tables in printed output where they are. */
function renameLine(line: string, place: string): string {
  // In JSON, a sample of output is one line.
  return line.replaceAll(/(?:(?!\\n).)+/g, (row) => {
    let difference = 0;
    const pieces = row.split(/(?<=\S)( {2,})(?=[^\s#])/).map((piece, index) => {
      const wanted = piece.length - difference;
      if (index % 2) {
        if (difference && wanted < 2) left.push(`${place} a column is too narrow for the name`);
        return ' '.repeat(Math.max(2, wanted));
      }
      const renamed = rename(piece);
      difference = renamed.length - piece.length;
      return renamed;
    });
    return pieces.join('');
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
const words = new Set(wordsOf(`${after.product} ${after.command}`));
for (const file of run('git', 'ls-files').trim().split('\n')) {
  const bytes = readFileSync(file);
  if (file === source || bytes.includes(0)) continue;
  const text = bytes.toString();
  const lines = text.split('\n');
  const renamed = fixArticles(lines.map((line, index) => renameLine(line, `${file}:${index + 1}`)).join('\n'));
  if (renamed !== text) writeFileSync(file, renamed);
  if (renamed !== text && file.endsWith('.svg')) left.push(`${file}: look whether the name fits`);
  const moved = rename(file);
  if (moved === file) continue;
  mkdirSync(path.dirname(moved), { recursive: true });
  renameSync(file, moved);
  console.log(`moved ${file} to ${moved}`);
  if (file.startsWith('docs/')) left.push(`${moved}: if its old address was published, add it to movedPages.json`);
}

const dictionary = 'checks/spelling/project-words.txt';
const old: string[] = wordsOf(Object.values(before).join(' '));
const added = wordsOf(Object.values(after).join(' ')).filter((word) => !old.includes(word));
const known = [...readFileSync(dictionary, 'utf8').trim().split('\n'), ...added];
const order = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
writeFileSync(dictionary, `${[...new Set(known)].sort(order).join('\n')}\n`);
const searchWords = 'src/search/searchWords.json';
for (const [index, line] of run('git', 'show', `HEAD:${searchWords}`).split('\n').entries())
  for (const word of words)
    if (new RegExp(`\\b${word}\\b(?![^"]*":)`, 'i').test(line))
      left.push(`${searchWords}:${index + 1}: delete "${word}" here if it now means only the product: ${line.trim()}`);
run('node', 'tools/brand.mjs');
run('npx', 'biome', 'check', '--write', '--log-level=error', '.');
const { publicKey } = JSON.parse(readFileSync('contracts/downloads.json', 'utf8')) as { publicKey: string };
left.push(
  `the key that signs downloads, and its ID, in ${run('git', 'grep', '-lF', publicKey).trim().replaceAll('\n', ', ')}`,
  '.github/CODEOWNERS: the names of your teams',
  "the tagline and summary in src/lib/company.ts, if they don't describe your product",
  'lines of code that are now wider than their block, which npm test names',
);
console.log(
  [
    `Left to you:`,
    ...left,
    'Then: git add --all && npm run check && npx tsx tests/makeBuilds.ts default && npm run record; look at the changed records; npm test',
  ].join('\n'),
);
