import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { follow, mergeAddresses } from '../lib/addresses';

const redirects = [
  { from: '/docs/old', to: '/docs/new' },
  { from: '/docs/new#first', to: '/docs/new#second' },
  { from: '/docs/new#away', to: '/docs/other#place' },
];

describe('an address that has moved', () => {
  test('leads to its new page and anchor, and keeps an anchor that the new page has', () => {
    for (const [from, to] of [
      ['/docs/old', '/docs/new'],
      ['/docs/old#kept', '/docs/new#kept'],
      ['/docs/old#first', '/docs/new#second'],
      ['/docs/old#away', '/docs/other#place'],
      ['/docs/else#first', '/docs/else#first'],
    ] as const) {
      assert.equal(follow(from, redirects), to);
    }
  });
});

test('the list of addresses never shrinks', () => {
  const $schema = 'urls';
  assert.deepEqual(
    mergeAddresses(
      { $schema, pages: { '/a': ['x'], '/gone': ['z'] }, files: ['/f'] },
      { $schema, pages: { '/a': ['y'], '/b': [] }, files: ['/g'] },
    ),
    { $schema, pages: { '/a': ['x', 'y'], '/b': [], '/gone': ['z'] }, files: ['/f', '/g'] },
  );
});
