import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readContract } from '../../plugins/contracts/readContract';
import type { ErrorCodes } from '../../plugins/contracts/reference/errorCodes';
import type { Schema } from '../../plugins/contracts/reference/schema';
import type { Limits } from '../../plugins/contracts/reference/tables';
import { benchRow } from '../../plugins/marketing-data/benchRow';
import { outcomeGrid } from '../../plugins/marketing-data/outcomeGrid';
import { specification } from '../../plugins/marketing-data/specifications';
import { exampleSession } from '../../src/marketing/content/exampleGroup';
import { firstJob } from '../../src/marketing/content/signup';
import { timelines } from '../../src/marketing/content/timelines';
import { moveBy, periodText } from '../../src/marketing/Timeline/timeline';
import { scriptFaults } from '../../tools/lint/examples/checkBash';
import { readContracts } from '../../tools/lint/examples/contracts';
import { projectDirectory } from '../lib/builds';

describe('a specifications table', () => {
  const schemas: Record<string, Schema> = {
    agent: { properties: { wait_s: { type: 'integer', minimum: -5, maximum: 60 }, name: { type: 'string' } } },
  };
  const words = { condition: 'For a claim' };

  test("takes the value from the limit, and the range and URL from the limit's key", () => {
    const limits = [{ id: 'wait', name: 'Wait', value: 30, unit: 's', keys: ['server:wait_s', 'agent:wait_s'] }];
    assert.deepEqual(specification({ ...words, limit: 'wait', file: 'agent' }, limits, schemas), {
      ...words,
      name: 'Wait',
      value: '30\u00a0s',
      allowed: '\u22125 to 60\u00a0s',
      key: 'wait_s',
      to: '/docs/reference/configuration/agent-config#wait_s',
    });
  });

  test('links to the section that explains a fixed limit, and shows a count without a unit', () => {
    const limits = [{ id: 'wait', name: 'Wait', value: 3, unit: 'count', fixed: true as const }];
    const row = specification({ ...words, limit: 'wait', to: '/docs/troubleshoot' }, limits, schemas);
    assert.deepEqual(row, { ...words, name: 'Wait', value: '3', allowed: 'fixed', to: '/docs/troubleshoot' });
  });

  test('rejects an unknown limit or key, and a fixed limit without an explanation', () => {
    const show = (limit: object) => () =>
      specification(
        { ...words, limit: 'wait' },
        [{ id: 'wait', name: 'Wait', value: 3, unit: 's', ...limit }],
        schemas,
      );
    assert.throws(show({ id: 'other' }), /no limit "wait"/);
    assert.throws(show({ keys: ['agent:gone_s'] }), /refers to the key agent:gone_s, but the schema has no such key/);
    assert.throws(show({ fixed: true }), /has no key. Add the section that explains the limit/);
  });
});

test('the commands in the consoles on the home and signup pages are valid', () => {
  const lines = [...firstJob, ...exampleSession.map(({ line }) => line)].flat();
  const script = lines.flatMap(({ kind, text }) => (kind === 'command' ? [text] : [])).join('\n');
  assert.deepEqual(scriptFaults(readContracts(projectDirectory), script), []);
});

describe('the bench on the home page', () => {
  test("shows a key's values, except those without hardware, and links to the key", () => {
    const schemas = { agent: { properties: { driver: { enum: ['relay', 'manual', 'none'] } } } };
    assert.deepEqual(benchRow({ name: 'Power', key: 'agent:driver' }, schemas), {
      name: 'Power',
      values: ['relay'],
      to: '/docs/reference/configuration/agent-config#driver',
    });
    assert.throws(
      () => benchRow({ name: 'Power', key: 'agent:gone' }, schemas),
      /agent:gone, but the schema has no such key/,
    );
  });
});

describe('the grid of states and outcomes', () => {
  const codes = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
  const { states } = readContract<Limits>(projectDirectory, 'limits.json');

  test('has a cell if a code decides an outcome, but none if a code only warns', () => {
    const { rows } = outcomeGrid(codes, states, ['KERNEL_PANIC']);
    const cells = new Map(rows.map(({ state, cells: found }) => [state, found]));
    assert.deepEqual(Object.keys(cells.get('queued') ?? {}), ['canceled', 'expired']);
    assert.equal(cells.get('booting')?.failed?.example, 'KERNEL_PANIC');
    assert.deepEqual(cells.get('cleaning')?.errored?.others, 1);
    assert.deepEqual(cells.get('finished'), {});
  });
});

describe('a timeline', () => {
  test('describes a period in the words of its axis', () => {
    assert.equal(periodText(129, 252, 'seconds'), '2\u00a0min 9\u00a0s to 4\u00a0min 12\u00a0s');
    assert.equal(periodText(0, 60, 'seconds'), '0\u00a0s to 1\u00a0min');
    assert.equal(periodText(110, 130, 'minutesOfNight'), '23:50 to 00:10');
    assert.equal(periodText(9.5, 20, 'hoursOfWeek'), 'Mon 09:30 to 20:00');
    assert.equal(periodText(22, 30, 'hoursOfWeek'), 'Mon 22:00 to Tue 06:00');
  });

  test('arrow keys, Home, and End move between the segments of one device and to the nearest one of the next', () => {
    const { rows } = timelines.firmware ?? { rows: [] };
    assert.deepEqual(moveBy(rows, { row: 0, index: 3 }, 'ArrowRight'), { row: 0, index: 4 });
    assert.deepEqual(moveBy(rows, { row: 0, index: 0 }, 'ArrowLeft'), { row: 0, index: 0 });
    assert.deepEqual(moveBy(rows, { row: 0, index: 0 }, 'End'), { row: 0, index: 5 });
    assert.deepEqual(moveBy(rows, { row: 0, index: 5 }, 'ArrowRight'), { row: 0, index: 5 });
    assert.deepEqual(moveBy(rows, { row: 0, index: 3 }, 'ArrowDown'), { row: 1, index: 5 });
    assert.deepEqual(moveBy(rows, { row: 1, index: 2 }, 'ArrowDown'), { row: 1, index: 2 });
  });
});
