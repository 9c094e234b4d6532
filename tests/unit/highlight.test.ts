import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { load } from 'cheerio';
import { Prism } from 'prism-react-renderer';
import { readPages } from '../../checks/readPages';
import { addLanguages, codeBlockHtml, isOutput } from '../../plugins/documents/highlight/highlight';
import { runs } from '../../plugins/samples/sampleFiles';
import { type Piece, pieces } from '../../src/lib/codePieces';
import { highlight, loadHighlighter } from '../../src/reader-tools/sample-runner/highlighter';
import blocks from '../fixtures/codeBlocks.json';
import { projectDirectory } from '../lib/builds';
import { finishes } from '../lib/finishes';
import { expectRecord } from '../lib/record';

addLanguages(['bash']);

describe('highlighting code at build time', () => {
  for (const [what, text, language] of [
    ['a session with CR and LF', 'login: \r\nroot\r\n# uname\r\n', 'text'],
    ['HTML characters', 'if a < b && c > d: print("</code>")\n', 'python'],
    ['empty lines and trailing spaces', 'a  \n\n\n  b\t\n', 'bash'],
    ['a string that spans lines', "echo 'one\ntwo' # three\n", 'bash'],
  ] as const) {
    it(`keeps every byte of ${what}`, () => {
      assert.equal(load(codeBlockHtml({ text, language }))('code').text(), text.replace(/\n$/, ''));
    });
  }

  // Each block, as text, language, meta, and whether it runs, and its HTML are on record.
  it('marks words by kind, states in output, titles, excerpts, and lines, and lets commands wrap', () => {
    const rendered = blocks.map(([text = '', language = '', meta = '', run]) => {
      const code = { text, language, meta, runnable: Boolean(run) };
      return [JSON.stringify([text, language, meta]), codeBlockHtml(code)].join('\n');
    });
    expectRecord('golden/code-blocks.txt', `${rendered.join('\n\n')}\n`);
  });

  for (const [meta, expected] of [
    ['output', true],
    ['title="Example output (shortened)"', true],
    ["title='Console, example output'", true],
    ['title="Simulated output"', true],
    ['title="output/adapter.py"', false],
    ['title="output-event.json" {2}', false],
    ['title="The output format"', false],
    ['', false],
  ] as const)
    it(`treats a block with ${meta ? `the meta ${meta}` : 'an empty meta'} as ${expected ? 'output' : 'code'}`, () => {
      assert.equal(isOutput(meta), expected);
    });
});

describe('highlighting code in the editor', () => {
  before(async () => {
    Object.assign(globalThis, { window: {} });
    await loadHighlighter();
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('colors the samples as the build does', () => {
    const kinds = (all: Piece[]) => all.map(({ kind, text }) => `${kind},`.repeat(text.length)).join('');
    for (const { value: text } of readPages(projectDirectory).flatMap(({ blocks }) => blocks.filter(runs))) {
      const built = Prism.tokenize(text, Prism.languages.python as Prism.Grammar);
      assert.equal(kinds(highlight('main.py', text)), kinds(pieces(built)));
    }
  });

  it('colors unclosed strings, even thousands of them', () => {
    assert.deepEqual(highlight('main.py', '"a'), [{ kind: 'string', text: '"a' }]);
    finishes(() => highlight('main.py', `'"""`.repeat(16_000)));
    assert.equal(highlight('main.py', '1+'.repeat(32_000)).length, 1, 'more pieces than the browser shows quickly');
  });
});
