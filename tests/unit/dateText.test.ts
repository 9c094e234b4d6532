import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateText } from '../../src/lib/dateText';

test('a date shows its month as a word, and its day if it has one', () => {
  assert.equal(dateText('2026-11-05'), '5 November 2026');
  assert.equal(dateText('2026-01-31T23:59:59.000Z'), '31 January 2026');
  assert.equal(dateText('2025-12'), 'December 2025');
});
