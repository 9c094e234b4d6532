import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import features from '../../contracts/features.json';
import { listFiles } from '../../plugins/lib/files';

const project = path.resolve(__dirname, '../..');
const places = ['contracts', 'docs', 'src', 'plugins', 'checks', 'tests', 'simulation', 'deploy', 'blog', '.github'];
const text = /(?:Containerfile|\.(?:cjs|conf|css|json[cl]?|mdx?|mjs|pyi?|sh|svg|tsx?|txt|ya?ml))$/;
const own = /\/(?:features|movedPages)\.json$|^tests\/(?:golden\/tables|\.output\/|unit\/features\.test|.*\.txt$)/;

/** Names and lines of files by place, without records. Older releases and moved pages mention features that are gone. */
const lines = [
  ...places
    .filter((place) => existsSync(path.join(project, place)))
    .flatMap((place) => listFiles(path.join(project, place)).map((file) => `${place}/${file}`)),
  ...['docusaurus.config.ts', 'sidebars.ts', 'biome.json', 'package.json', 'README.md', 'ARCHITECTURE.md'],
]
  .filter((file) => text.test(file) && !own.test(file))
  .flatMap((file) =>
    `${path.basename(file)}\n${readFileSync(path.join(project, file), 'utf8')}`
      .replace(/(?<="releases": \[\n.*?\n {4}\},\n).*/s, '')
      .split('\n')
      .map((text, index) => ({ place: `${file}:${index}`, text })),
  );

/** Where text mentions a feature. `elsewhere` matches places that mean something else. */
const mentions = ({ words, elsewhere = '^$' }: { words: string; elsewhere?: string }) =>
  lines
    .filter(({ place, text }) => new RegExp(words).test(text) && !new RegExp(elsewhere).test(place))
    .map(({ place, text }) => [place, text, Math.max(0, text.search(words) - 40)] as const)
    .map(([place, text, start]) => `${place} ${text.slice(start, start + 80).trim()}`);

describe('a feature', () => {
  for (const { name, home, ...rest } of features)
    it(`doesn't leave traces after its removal: ${name}`, () => {
      const found = mentions(rest);
      if (existsSync(path.join(project, home))) assert.ok(found.length > 0, 'its words are outdated');
      else assert.equal(found.length, 0, `${home} is gone, but not these lines:\n${found.join('\n')}`);
    });
});
