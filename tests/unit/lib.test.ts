import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { dateText } from '../../src/lib/dateText';
import { editDistance } from '../../src/lib/editDistance';
import { escapeHtml, scriptJson } from '../../src/lib/escapeHtml';
import { digestFiles } from '../../src/lib/files';
import { keepInView } from '../../src/lib/keepInView';
import { keepUnits } from '../../src/lib/keepUnits';
import { keyAnchor } from '../../src/lib/keyAnchor';
import { markdownPath } from '../../src/lib/markdownPath';
import { plainKey } from '../../src/lib/plainKey';
import { createStore } from '../../src/lib/store';

describe('a text', () => {
  for (const [what, actual, expected] of [
    ['shows a month as a word, and its day if it has one', dateText('2026-11-05'), '5 November 2026'],
    ['shows the date of a timestamp', dateText('2026-01-31T23:59:59.000Z'), '31 January 2026'],
    ['shows a month without a day', dateText('2025-12'), 'December 2025'],
    ['keeps numbers with their units', keepUnits('10 s, 5 GiB, 20 % of 3 weeks'), '10_s, 5_GiB, 20_% of 3_weeks'],
    ['keeps no other words', keepUnits('10 sub, 5 V-5, a 3s x s, 5 kB/s'), '10 sub, 5 V-5, a 3s x s, 5 kB/s'],
    ['has no markup', escapeHtml('<a&b>&lt;<a>'), '&lt;a&amp;b&gt;&amp;lt;&lt;a&gt;'],
    ['ends no script', scriptJson(['</script><a']), '["\\u003c/script>\\u003ca"]'],
    ['is an anchor', keyAnchor('devices[].env.<NAME>.$ref[].x'), 'devices-env-NAME-ref-x'],
    ['is the path of Markdown', [markdownPath('/docs/'), markdownPath('/docs/x')].join(), '/docs.md,/docs/x.md'],
  ] as const)
    test(what, () => assert.equal(actual.replaceAll('\u00a0', '_'), expected));

  for (const [a, b, distance] of [
    ['', 'baud', 4],
    ['baud', 'baud', 0],
    ['baud', 'bauds', 1],
    ['baud', 'bud', 1],
    ['baud', 'bald', 1],
    ['baud', 'buad', 1],
    ['kitten', 'sitting', 3],
    ['abcd', 'badc', 2],
    ['ca', 'abc', 3],
  ] as const)
    test(`is ${distance} edits away: ${a}, ${b}`, () => {
      assert.deepEqual([editDistance(a, b), editDistance(b, a)], [distance, distance]);
    });
});

test('a shortcut of the browser is no key of a control', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false };
  const keys = ['altKey', 'ctrlKey', 'metaKey'].map((held) => plainKey({ ...none, [held]: true, key: 'Home' }));
  assert.deepEqual([plainKey({ ...none, key: 'Home' }), ...keys], ['Home', '', '', '']);
});

test('a store tells its listeners about each new value until they leave', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  for (const value of [1, 2, 2]) store.set(value);
  stop();
  store.set(3);
  assert.deepEqual([seen, store.get()], [[2], 3]);
});

test('a list scrolls to the middle only if its link is out of view', () => {
  const scrolled = (top: number) => {
    const box = (from: number) => ({ getBoundingClientRect: () => ({ top: from, height: 100 }) });
    const list = Object.assign(box(1000), { scrollTop: 500 }) as unknown as Element;
    keepInView(list, box(1000 + top) as unknown as Element, 10, 20);
    return list.scrollTop - 500;
  };
  assert.deepEqual([9, 10, 80, 81, 300].map(scrolled), [-41, 0, 0, 31, 250]);
});

test('the digest of files depends on their names and contents', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'digest-'));
  writeFileSync(path.join(root, 'a'), '1');
  const [before, again] = [digestFiles(root, ['.']), digestFiles(root, ['a'])];
  writeFileSync(path.join(root, 'a'), '2');
  const digests = [before, again, digestFiles(root, ['.']), digestFiles(root, ['a'])];
  rmSync(root, { recursive: true });
  assert.equal(new Set(digests).size, 4);
  assert.match(before, /^[\da-f]{64}$/);
});
