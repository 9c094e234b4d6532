import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readSections } from '../../plugins/finish/searchIndex/readSections';
import { excerptOf, markFound } from '../../src/search/excerpt';
import { createSearch, type Hit } from '../../src/search/ranking';
import type { IndexedPage, Section } from '../../src/search/sections';
import { maxQueryLength, termsOf, wordsOf } from '../../src/search/words';

const section = (anchor: string, heading: string, more: Partial<Section> = {}): Section => ({
  anchor,
  heading,
  within: [],
  text: '',
  code: '',
  words: [],
  ...more,
});

describe('splitting text into words', () => {
  for (const [text, whole, parts] of [
    ['--job-timeout', '--job-timeout', ['job', 'timeout']],
    ['/dev/ttyUSB0', '/dev/ttyusb0', ['dev', 'ttyusb0']],
    ['`CONSOLE_SILENT`.', 'console_silent', ['consol', 'silent']],
    ['devices[].console.baud', 'devices.console.baud', ['console.baud', 'baud', 'devic', 'consol']],
    ['2.31.0', '2.31.0', ['2', '31', '0']],
    ['U-Boot', 'u-boot', ['u', 'boot', 'uboot']],
  ] as const) {
    test(`keeps ${text} whole, and its parts find it`, () => {
      assert.equal(wordsOf(text).length, 1);
      assert.equal(wordsOf(text)[0]?.whole, whole);
      assert.deepEqual(wordsOf(text)[0]?.parts.toSorted(), [...parts].toSorted());
    });
  }

  test('treats forms of a word as one word, and ignores bare punctuation', () => {
    assert.deepEqual(termsOf('flashing'), termsOf('flashed'));
    assert.deepEqual(termsOf('< waiting > …'), termsOf('wait'));
    assert.deepEqual(termsOf(' -- ? '), []);
  });
});

describe("a page's sections", () => {
  const page = readSections(
    '/docs/x',
    `<title>Name | Site</title><nav>Elsewhere</nav><main><nav>Crumbs</nav><div class="theme-doc-markdown"><h1>Title</h1>
     <p>Intro with <button>term</button><span popover>Definition</span>.</p><h2 id="a">One<a class="heading-link">#</a></h2>
     <p data-heading="">ONE</p><p>Facts · more</p><p data-aside="">On the host:</p><button class="code-run">Run</button><button data-search-skip="">Show all</button><p>Text <code>x</code></p><pre><code>line 1<br>line 2</code></pre>
     <h3 id="b">Two</h3><h4>No id</h4><table><tr><td>1</td><td>2</td></tr></table><h2 id="c">Three</h2></div></main>`,
  );

  test('start at headings with an ID and list their parent headings', () => {
    assert.deepEqual(
      page.sections.map(({ anchor, heading, within }) => [anchor, heading, within]),
      [
        ['', 'Name', []],
        ['a', 'One ONE', []],
        ['b', 'Two', ['One ONE']],
        ['c', 'Three', []],
      ],
    );
  });

  test('contain the text and code that a reader sees, line by line', () => {
    const [top, one, two] = page.sections;
    assert.equal(top?.text, 'Title\nIntro with term.');
    assert.equal(one?.text, 'Facts · more\nText x');
    assert.equal(one?.code, 'line 1\nline 2');
    assert.equal(two?.text, 'No id\n1\n2');
  });
});

describe('searching', () => {
  const pages: IndexedPage[] = [
    {
      path: '/docs/troubleshoot/console',
      title: 'Console',
      sections: [
        section('CONSOLE_SILENT', 'Console stays silent CONSOLE_SILENT', { words: ['dead serial'] }),
        section('CONSOLE_GARBAGE', 'Random symbols CONSOLE_GARBAGE', { text: 'Set the rate. See CONSOLE_SILENT.' }),
      ],
    },
    {
      path: '/docs/cli',
      title: 'CLI',
      sections: [section('job-submit', 'benchloom job submit', { code: 'benchloom job submit --job-timeout 1h' })],
    },
    { path: '/plans', title: 'Plans', sections: [section('', 'Plans', { text: 'The certificate of a job' })] },
  ];
  const search = createSearch({ pages, synonyms: [['certbot', 'certificate']] });
  const first = (query: string) => search(query)[0]?.to;

  for (const [what, query, to] of [
    ['a code', 'console_silent', '/docs/troubleshoot/console#CONSOLE_SILENT'],
    ['the start of a code', 'CONSOLE_GARB', '/docs/troubleshoot/console#CONSOLE_GARBAGE'],
    ['a code with typing errors', 'CONSOLE_SILNET', '/docs/troubleshoot/console#CONSOLE_SILENT'],
    ['a word with a typing error', 'symbosl', '/docs/troubleshoot/console#CONSOLE_GARBAGE'],
    ['a flag', '--job-timeout', '/docs/cli#job-submit'],
    ["words that aren't on the page", 'serial is dead', '/docs/troubleshoot/console#CONSOLE_SILENT'],
    ['a synonym', 'certbot', '/plans'],
  ] as const) {
    test(`finds ${what}`, () => assert.equal(first(query), to));
  }

  test("doesn't find anything for an empty query or for words that aren't on any page", () => {
    for (const query of ['', ' ? ', 'qqqqzzz']) assert.deepEqual(search(query), [], query);
  });

  test('ignores the stop words in a question, and marks neither them nor synonyms', () => {
    assert.equal(first('the serial of a'), '/docs/troubleshoot/console#CONSOLE_SILENT');
    assert.deepEqual([...(search('the job certbot')[0]?.terms ?? [])], ['job']);
  });

  test('reads a long query only up to the limit', () => {
    const filler = 'x '.repeat(maxQueryLength / 2);
    assert.deepEqual(search(`${filler}console_silent`), []);
    assert.equal(first(`console_silent ${filler}`), '/docs/troubleshoot/console#CONSOLE_SILENT');
  });
});

describe('the order of results', () => {
  type Part = Partial<Section> & { path?: string; title?: string };
  const results = (query: string, ...parts: Part[]) => {
    const pages = parts.map(({ path = '/docs/x', title = '', ...part }, place): IndexedPage => {
      return { path, title, sections: [section(`${place}`, '', part)] };
    });
    const search = createSearch({ pages, synonyms: [['certbot', 'certificate', 'tls']] });
    return search(query).map(({ section: { anchor }, terms }) => [anchor, [...terms].join()]);
  };

  const key = { path: '/docs/reference/configuration/agent-config' };
  const command = { path: '/docs/reference/cli/job' };
  const entry = { path: '/docs/troubleshoot/power' };
  // Each better part comes second so that a tie is a fault.
  for (const [better, query, ...parts] of [
    ['a heading ranks above text', 'relay', { text: 'relay' }, { heading: 'Relay' }],
    ['a search word ranks above text', 'relay', { text: 'relay' }, { words: ['relay'] }],
    ['text ranks above code', 'relay', { code: 'relay' }, { text: 'relay' }],
    ["a page's title ranks above a parent heading", 'relay', { within: ['Relay'] }, { title: 'Relay' }],
    ['both words rank above one', 'relay port', { heading: 'Relay', text: 'relay' }, { text: 'relay port' }],
    ['a synonym counts as the word', 'relay certbot', { text: 'relay relay relay' }, { text: 'relay tls' }],
    ['a search word ranks above a key with that name', 'relay', { heading: 'relay', ...key }, { words: ['relay'] }],
    ['the exact phrase ranks above its words', 'two teams', { heading: 'Two of teams' }, { words: ['two teams'] }],
    ['for a flag, a command ranks first', '--wait', { text: '--wait', ...key }, { text: '--wait', ...command }],
    ['for a key, the reference ranks first', 'boot.x', { text: 'boot.x boot.x' }, { text: 'boot.x', ...key }],
    ['for "how", a guide ranks first', 'how to wire it', { heading: 'Wire', ...entry }, { heading: 'Wire' }],
    ['for a fault, an entry ranks first', 'wire failed', { text: 'wire' }, { heading: 'Wire failed', ...entry }],
    ['a name ranks above its parts', 'job-time', { text: 'job time job time' }, { text: 'job-time' }],
    ['a whole word ranks above a longer word', 'sock', { text: 'socket' }, { text: 'sock' }],
    ['an exact word ranks above a similar one', 'relay', { text: 'relax' }, { text: 'relay' }],
    ['a word ranks above its synonym', 'certbot', { text: 'certificate' }, { text: 'certbot' }],
  ] as const)
    test(better, () => {
      const [first] = results(query, ...(parts as readonly Part[]));
      assert.equal(first?.[0], '1');
    });

  test('counts a similar word as half a match, and a word with a different first letter as none', () => {
    const search = createSearch({
      pages: [{ path: '/docs/x', title: '', sections: [section('', '', { text: 'relays chart mismatch' })] }],
      synonyms: [],
    });
    const answered = (query: string) => search(query)[0]?.answered;
    assert.deepEqual(['relays', 'relaxs', 'mismatches'].map(answered), [1, 0.5, 1]);
    assert.equal(answered('dismatch'), undefined);
  });

  test("doesn't match words similar to a short query, or words that only share two letters with it", () => {
    assert.deepEqual(results('uart', { text: 'uarx' }, { text: 'uartx' }), [['1', 'uartx']]);
    assert.deepEqual(results('re', { text: 'relay' }), []);
  });
});

describe('an excerpt', () => {
  const filling = 'Filling words before it. '.repeat(10);
  const text = `${filling}A baud. ${filling}Set the baud rate of the console. ${'And after. '.repeat(30)}`;
  const hit = (terms: string[], more: Partial<Section> = { text, code: 'picocom -b 115200' }): Hit => ({
    to: '',
    page: { title: '' },
    section: section('', 'Heading', more),
    terms: new Set(terms),
    answered: 1,
  });
  const written = (pieces: { text: string; found: boolean }[]) =>
    pieces.map(({ text: piece, found }) => (found ? `[${piece}]` : piece)).join('');

  test("shows the text around the query's words and marks the words", () => {
    const excerpt = written(excerptOf(hit(termsOf('baud console'))));
    assert.match(excerpt, /^… .*Set the \[baud\] rate of the \[console\]\. .* …$/);
    assert.ok(excerpt.length < 180, excerpt);
  });

  for (const [what, asked, parts, expected] of [
    ['the first of several such passages', 'b', { text: 'a b 123456789 123456 b' }, 'a [b] 123456789 …'],
    ['the code if it contains more of the words', 'b c', { text: 'a b', code: 'b  c' }, '[b] [c]'],
    ["the text if the code doesn't contain more of the words", 'b', { text: 'a b', code: 'b c' }, 'a [b]'],
    ['the code if there is no text', 'x', { code: 'b c' }, 'b c'],
    ["an entry's symptom, not its checks", 'b', { text: 'Symptom\nIt hangs.\nb b', code: 'b' }, 'It hangs.'],
    ['no end of the line before', 'b', { text: 'Facts of a key\nA b' }, 'A [b]'],
    ["the text's start if it doesn't contain any of the words", 'x', { text: 'Text\na · b' }, 'Text a · b'],
  ] as const)
    test(`shows ${what}`, () => {
      const shown = excerptOf(hit(termsOf(asked), { text: '', code: '', ...parts }), 12);
      assert.equal(written(shown), expected);
    });

  test('marks whole names but no punctuation', () => {
    assert.equal(
      written(markFound('(see CONSOLE_SILENT, --why)', new Set(termsOf('silent --why')))),
      '(see [CONSOLE_SILENT], [--why])',
    );
  });
});
