import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunEvent } from '../../src/reader-tools/RunPanel/runReducer';
import { timelineRows } from '../../src/reader-tools/RunPanel/timelineRows';

const phase = (kind: 'setup' | 'test', name: string): RunEvent => ({ kind: 'phase', time_s: 0, phase: kind, name });
const send = (device: string): RunEvent => ({ kind: 'send', time_s: 0, device, text: 'id', stdout: '' });
const end = (outcome: string): RunEvent => ({ kind: 'end', time_s: 0, outcome });

test("the timeline draws only failed and errored tests as failed, each on its device's row", () => {
  const { rows, commands } = timelineRows([
    ...[phase('setup', 'setup'), send('b'), end('passed')],
    ...[phase('test', 'works'), send('b'), send('b'), send('a'), end('passed')],
    ...[phase('test', 'skips'), send('a'), end('skipped')],
    ...[phase('test', 'fails'), send('a'), end('failed')],
    ...[phase('test', 'errs'), send('b'), end('errored')],
  ]);
  assert.equal(commands, 7);
  const looks = rows.map(({ device, segments }) => [
    device,
    segments.map(({ name, look, start, end }) => `${name} ${look} ${start}-${end}`),
  ]);
  assert.deepEqual(looks, [
    ['a', ['works passed 3-4', 'skips passed 4-5', 'fails failed 5-6']],
    ['b', ['setup preparing 0-1', 'works passed 1-3', 'errs failed 6-7']],
  ]);
});
