import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { keepTogether } from '../../plugins/lib/keepTogether';
import { code, prose } from '../../plugins/lib/markdown';
import { typographic } from '../../plugins/lib/typographic';
import { appUrl } from '../../src/lib/appUrl';
import { dateText } from '../../src/lib/dateText';
import { editDistance } from '../../src/lib/editDistance';
import { escapeHtml, scriptJson } from '../../src/lib/escapeHtml';
import { keyAnchor } from '../../src/lib/keyAnchor';
import { markdownPath } from '../../src/lib/markdownPath';
import { showBriefly } from '../../src/lib/showBriefly';
import { spokenMessage } from '../../src/lib/spokenMessage';

describe('formatting text', () => {
  test("keeps a contract's text as text", () => {
    for (const text of ['a ```{b()}`', 'a\n\nexport const b = 1']) assert.throws(() => prose(text), /two backticks/);
    assert.throws(() => code('a `` {b()} ``'), /two backticks/);
  });

  for (const [what, actual, expected] of [
    ['shows a date with the month as a word', dateText('2026-11-05'), 'November 5, 2026'],
    ['shows the date of a timestamp', dateText('2026-01-31T23:59:59.000Z'), 'January 31, 2026'],
    ['shows a month without a day', dateText('2025-12'), 'December 2025'],
    ['binds units and dots to words', keepTogether('10 s · 5 GiB, 20 % of 3 weeks'), '10_s_· 5_GiB, 20_% of 3_weeks'],
    ["doesn't bind other words", keepTogether('10 sub, 5 V-5, a 3s x s, 5 kB/s'), '10 sub, 5 V-5, a 3s x s, 5 kB/s'],
    [
      'uses typographic quotes',
      typographic('It\'s the boards\' part ("x y", "z").'),
      'It’s the boards’ part (“x y”, “z”).',
    ],
    ['keeps quotes in code', typographic('`don\'t "x"` Literal[\'a\', "b"]'), '`don\'t "x"` Literal[\'a\', "b"]'],
    ['escapes markup', escapeHtml('<a&b>&lt;<a>'), '&lt;a&amp;b&gt;&amp;lt;&lt;a&gt;'],
    ['escapes the end of a script', scriptJson(['</script><a']), '["\\u003c/script>\\u003ca"]'],
    ['turns a key into an anchor', keyAnchor('devices[].env.<NAME>.$ref[].x'), 'devices-env-NAME-ref-x'],
    ['gives the Markdown path', [markdownPath('/docs/'), markdownPath('/docs/x')].join(), '/docs.md,/docs/x.md'],
  ] as const)
    test(what, () => assert.equal(actual.replaceAll('\u00a0', '_'), expected));
});

for (const [one, other, distance] of [
  ['', 'abc', 3],
  ['flash', 'flsah', 1],
  ['ca', 'abc', 3],
  ['abab', 'baba', 2],
] as const)
  test(`"${one}" becomes "${other}" with ${distance} edits, and vice versa`, () => {
    assert.deepEqual([editDistance(one, other), editDistance(other, one)], [distance, distance]);
    assert.equal(editDistance(other, other), 0);
  });

const addresses = { production: 'https://app.example.com', alpha: 'https://app.alpha.example.com' };

for (const [host, expected] of [
  ['alpha.benchloom.example', 'https://app.alpha.example.com/login'],
  ['www.ALPHA-2.example', 'https://app.alpha.example.com/login'],
  ['myalphabet.example', 'https://app.alpha.example.com/login'],
  ['www.benchloom.example', 'https://app.example.com/login'],
  ['alph.example', 'https://app.example.com/login'],
  ['localhost', 'https://app.example.com/login'],
  ['', 'https://app.example.com/login'],
] as const)
  test(`the URL of the application on "${host}" is ${expected}`, () => {
    assert.equal(appUrl(host, 'login', addresses), expected);
  });

test('a copy button announces each click, and shows the result for two seconds', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const button = { dataset: {} } as HTMLElement;
  showBriefly(button, 'done', 'Copied');
  t.mock.timers.tick(1500);
  showBriefly(button, 'done', 'Copied');
  t.mock.timers.tick(1500);
  assert.deepEqual([button.dataset.state, spokenMessage.get()], ['done', 'Copied']);
  t.mock.timers.tick(500);
  assert.equal(button.dataset.state, undefined);
});
