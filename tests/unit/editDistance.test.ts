import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { editDistance } from '../../src/lib/editDistance';

describe('the distance of two words', () => {
  for (const [one, other, steps] of [
    ['', '', 0],
    ['baud', 'baud', 0],
    ['', 'baud', 4],
    ['bauds', 'baud', 1],
    ['band', 'baud', 1],
    ['buad', 'baud', 1],
    ['kitten', 'sitting', 3],
    // Letters that have changed places are not changed once more.
    ['ca', 'abc', 3],
  ] as const) {
    test(`from “${one}” to “${other}” and back is ${steps}`, () => {
      assert.equal(editDistance(one, other), steps);
      assert.equal(editDistance(other, one), steps);
    });
  }
});
