import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunEvent } from '../../src/reader-tools/sample-runner/runReducer';
import { segmentsOf } from '../../src/reader-tools/sample-runner/segments';

const phase = (kind: 'setup' | 'test', name: string): RunEvent => ({ kind: 'phase', time_s: 0, phase: kind, name });
const send: RunEvent = { kind: 'send', time_s: 0, device: 'rpi4-07', text: 'id', stdout: '' };
const end = (outcome: string): RunEvent => ({ kind: 'end', time_s: 0, outcome });

test('the capture of a run draws only failed and errored tests as failed', () => {
  const segments = segmentsOf([
    ...[phase('setup', 'setup'), send, end('passed')],
    ...[phase('test', 'works'), send, send, end('passed')],
    ...[phase('test', 'sends nothing'), end('passed')],
    ...[phase('test', 'skips'), send, end('skipped')],
    ...[phase('test', 'fails'), send, end('failed')],
    ...[phase('test', 'errs'), send, end('errored')],
  ]);
  assert.deepEqual(
    segments.map(({ name, look, commands }) => `${name}: ${look}, ${commands}`),
    ['setup: preparing, 1', 'works: passed, 2', 'skips: passed, 1', 'fails: failed, 1', 'errs: failed, 1'],
  );
});
