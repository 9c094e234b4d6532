import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeAddresses } from '../lib/addresses';

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
