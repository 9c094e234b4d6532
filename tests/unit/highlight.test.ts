import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { load } from 'cheerio';
import { Prism } from 'prism-react-renderer';
import { readPages } from '../../checks/readPages';
import { addLanguages, codeBlockHtml, isOutput } from '../../plugins/documents/highlight/highlight';
import { runs } from '../../plugins/samples/sampleFiles';
import { type Piece, pieces } from '../../src/lib/codePieces';
import { highlight, loadHighlighter } from '../../src/reader-tools/sample-runner/highlighter';
import { projectDirectory } from '../lib/builds';
import { finishes } from '../lib/finishes';

addLanguages(['bash']);

const render = (text: string, language = 'text', meta = '') => load(codeBlockHtml({ text, language, meta }));

describe('highlighting code at build time', () => {
  for (const [what, text, language] of [
    ['a session with CR and LF', 'login: \r\nroot\r\n# uname\r\n', 'text'],
    ['signs of HTML', 'if a < b && c > d: print("</code>")\n', 'python'],
    ['empty lines and spaces at the end', 'a  \n\n\n  b\t\n', 'bash'],
    ['a string over lines', "echo 'one\ntwo' # three\n", 'bash'],
  ] as const) {
    it(`keeps every byte of ${what}`, () => {
      assert.equal(render(text, language)('code').text(), text.replace(/\n$/, ''));
    });
  }

  it('marks the kinds of words in a language, but none in plain text', () => {
    const $ = render('export TOKEN="x" # secret', 'bash');
    assert.deepEqual(
      $('code [class]')
        .toArray()
        .map((part) => $(part).attr('class'))
        .includes('comment'),
      true,
    );
    assert.equal(render('export TOKEN="x"', 'text')('code span').length, 0);
  });

  it('lets a command wrap between its arguments, but not between a flag and its value', () => {
    const parts = (text: string, language = 'bash') => render(text, language)('code').html()?.split('<wbr>').length;
    assert.equal(parts('job submit --dip a@1 --dry-run'), 4);
    assert.equal(parts('echo "one two" > out.txt \\'), 3);
    assert.equal(parts('job submit \\\n  --dip a@1'), 1, 'every line break of a longer block comes from the source');
    assert.equal(parts('{ "a": 1 }', 'json'), 1);
  });

  it("colors the states in a command's output, but not its counts", () => {
    const $ = render('BOARD  HEALTH\na good\nb quarantined\nc passed\nd failed\n2 failed', 'text', 'output');
    const texts = (kind: string) =>
      $(`code .${kind}`)
        .toArray()
        .map((part) => $(part).text().trim());
    assert.deepEqual(
      [texts('string'), texts('keyword')],
      [
        ['good', 'passed'],
        ['quarantined', 'failed'],
      ],
    );
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
    it(`takes a block with the meta ${meta || 'of no words'} for ${expected ? 'output' : 'code'}`, () => {
      assert.equal(isOutput(meta), expected);
    });

  it("shows an excerpt's position in its file", () => {
    const $ = render('{}', 'json', 'title="dip.json (excerpt)" fragment="dip:install.hooks"');
    assert.equal($('.code-title').text(), 'dip.json › install.hooks');
    assert.equal(render('a', 'text', 'title="a.txt (excerpt)"')('.code-title').text(), 'a.txt (excerpt)');
  });

  it('reads the title and the lines to highlight from the fence', () => {
    const $ = render('a\nb\nc', 'text', 'title="file.txt" {2-3}');
    assert.equal($('.code-title').text(), 'file.txt');
    assert.deepEqual(
      $('.theme-code-block-highlighted-line')
        .toArray()
        .map((line) => $(line).text().trim()),
      ['b', 'c'],
    );
  });

  it('reads the lines to highlight from comments, and removes these comments', () => {
    const $ = render('# highlight-next-line\na\nb\n# highlight-start\nc\n# highlight-end\nd', 'bash');
    assert.equal($('code').text(), 'a\nb\nc\nd');
    assert.equal($('.theme-code-block-highlighted-line').text(), 'a\nc\n');
  });
});

describe('highlighting code in the editor', () => {
  before(async () => {
    Object.assign(globalThis, { window: {} });
    await loadHighlighter();
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('gives the samples the colors of the build', () => {
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
