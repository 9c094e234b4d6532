import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { load } from 'cheerio';
import { listFiles } from '../../plugins/lib/files';

const siteDir = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** Returns the numbers in text. Ignores digits in names such as `sha256` and `rpi4-07`. */
const numbers = (text: string): string[] => text.match(/(?<![\w.[-])\d+(?:\.\d+)*/g) ?? [];

/** Returns the numbers at a JSON path (IDs select array items), or the first number after the given words in a file. */
function factAt(fact: string): string[] {
  const [file = '', place = ''] = fact.split('#');
  if (!file.endsWith('.json')) return /\d+(?:\.\d+)*/.exec(read(file).split(place)[1] ?? '')?.slice(0, 1) ?? [];
  const value = place.split('.').reduce(
    (parent: unknown, key) => {
      if (Array.isArray(parent)) return parent.find(({ id }) => id === key);
      return (parent as Record<string, unknown> | undefined)?.[key];
    },
    JSON.parse(read(file)),
  );
  return numbers(String(value));
}

const drawings = listFiles(path.join(siteDir, 'src')).filter((file) => file.endsWith('.svg'));
const tokens: string[] = read('src/styles/tokens.css').match(/#[\da-f]{6}\b/g) ?? [];

for (const file of drawings) {
  const $ = load(read(`src/${file}`), { xml: true });
  const all = (selector: string) => $(selector).toArray();

  describe(file, () => {
    test('uses only colors that are tokens', () => {
      const colors: string[] = read(`src/${file}`).match(/#[\da-f]{3,8}\b/gi) ?? [];
      const foreign = [...new Set(colors)].filter((color) => !tokens.includes(color));
      assert.deepEqual(foreign, [], 'not in src/styles/tokens.css');
    });

    test('has numbers that match their facts', () => {
      const facts = all('[data-fact]').map((element) => [
        $(element).attr('data-fact') ?? '',
        numbers($(element).text()),
      ]);
      assert.deepEqual(
        facts,
        facts.map(([fact]) => [fact, factAt(String(fact))]),
      );
      const ordinals = all('.ordinal').flatMap((element) => numbers($(element).text()));
      assert.deepEqual(
        ordinals,
        ordinals.map((_, index) => String(index + 1)),
      );
    });

    // A timeline shows one example, whose times and samples no contract specifies.
    test('has a fact for every number outside examples', () => {
      const rest = $.root().clone();
      rest.find('[data-fact], .ordinal, .example').remove();
      const without = rest.find('text').toArray();
      assert.deepEqual(
        without.flatMap((element) => numbers($(element).text())),
        [],
      );
    });
  });
}

for (const file of drawings.filter((name) => /^documents\/.*\/narrow\.svg$/.test(name))) {
  const [name = ''] = file.split('/').slice(-2);
  test(`the drawing shows every number from the text of ${name}`, () => {
    const rows = read(`src/documents/diagrams/${name}/text.mdx`).replaceAll(/^- \*\*.*?\*\*/gm, '');
    const drawn = numbers(load(read(`src/${file.replace('narrow', 'wide')}`), { xml: true }).text());
    for (const number of numbers(rows)) assert.ok(drawn.includes(number), number);
  });
}

test('these tests cover all drawings (change the number with them)', () => assert.equal(drawings.length, 31));
