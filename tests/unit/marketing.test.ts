import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readContract } from '../../plugins/contracts/readContract';
import type { Schema } from '../../plugins/contracts/reference/configReference';
import type { ErrorCodes } from '../../plugins/contracts/reference/errorCodes';
import { outcomeGrid, type States } from '../../plugins/marketing-data/outcomeGrid';
import { specification } from '../../plugins/marketing-data/specifications';
import { timelines } from '../../src/marketing/content/timelines';
import { choose, codeOf, firstOrder, type Order, obstacle, planOf } from '../../src/marketing/sections/Plans/order';
import { moveBy, periodText } from '../../src/marketing/Timeline/timeline';
import { projectDirectory } from '../lib/builds';

describe('a table of specifications', () => {
  const schemas: Record<string, Schema> = {
    agent: { properties: { wait_s: { type: 'integer', minimum: -5, maximum: 60 }, name: { type: 'string' } } },
  };
  const words = { parameter: 'Wait', condition: 'For a claim' };

  test('takes the value from the limit, and the range and the URL from its key', () => {
    const limits = [{ id: 'wait', value: 30, unit: 's', keys: ['server:wait_s', 'agent:wait_s'] }];
    assert.deepEqual(specification({ ...words, limit: 'wait', file: 'agent' }, limits, schemas), {
      ...words,
      value: '30\u00a0s',
      allowed: '\u22125 to 60\u00a0s',
      key: 'wait_s',
      to: '/docs/reference/configuration/agent-config#wait_s',
    });
  });

  test('links to the section that explains a fixed limit, and shows a count without a unit', () => {
    const limits = [{ id: 'wait', value: 3, unit: 'count', fixed: true as const }];
    const row = specification({ ...words, limit: 'wait', to: '/docs/troubleshoot' }, limits, schemas);
    assert.deepEqual(row, { ...words, value: '3', allowed: 'fixed', to: '/docs/troubleshoot' });
  });

  test('rejects a limit or a key that the contracts lack, and a limit without an explanation', () => {
    const show = (limit: object) => () =>
      specification({ ...words, limit: 'wait' }, [{ id: 'wait', value: 3, unit: 's', ...limit }], schemas);
    assert.throws(show({ id: 'other' }), /no limit "wait"/);
    assert.throws(show({ keys: ['agent:gone_s'] }), /refers to the key agent:gone_s, which its schema doesn't have/);
    assert.throws(show({ fixed: true }), /has no key: add the section that explains it/);
  });
});

describe('the grid of states and outcomes', () => {
  const codes = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
  const { states } = readContract<{ states: States }>(projectDirectory, 'limits.json');

  test('has a cell where a code decides an outcome, and none where a code only warns', () => {
    const { rows } = outcomeGrid(codes, states, ['KERNEL_PANIC']);
    const cells = new Map(rows.map(({ state, cells: found }) => [state, found]));
    assert.deepEqual(Object.keys(cells.get('queued') ?? {}), ['expired']);
    assert.equal(cells.get('booting')?.failed?.example, 'KERNEL_PANIC');
    assert.deepEqual(cells.get('cleaning')?.errored?.others, 1);
    assert.deepEqual(cells.get('finished'), {});
  });
});

describe('the ordering code', () => {
  const order = (text: string): Order => {
    const [server, sharing, signIn] = text.split('-');
    return { server, sharing, signIn } as Order;
  };

  for (const [text, plan] of [
    ['H-M-P', 'Team'],
    ['H-1-P', 'Lab'],
    ['H-1-D', 'Lab'],
    ['S-1-P', 'Self-hosted'],
    ['S-1-D', 'Self-hosted'],
  ] as const) {
    test(`${text} means ${plan}`, () => {
      assert.equal(planOf(order(text)), plan);
      assert.equal(codeOf(order(text)), `BENCH-${text}`);
    });
  }

  test('single sign-on or a self-hosted server ends sharing, with a message', () => {
    const signIn = choose(order('H-M-P'), { part: 'signIn', letter: 'D' });
    assert.deepEqual(signIn, { order: order('H-1-D'), unshared: true });
    const server = choose(order('H-M-P'), { part: 'server', letter: 'S' });
    assert.deepEqual(server, { order: order('S-1-P'), unshared: true });
  });

  test("a shared server is rejected with a reason until it's possible", () => {
    const shared = { part: 'sharing', letter: 'M' } as const;
    assert.equal(obstacle(firstOrder, shared), 'Not available with single sign-on');
    assert.equal(obstacle(order('S-1-P'), shared), 'Only on servers that we run');
    assert.deepEqual(choose(firstOrder, shared), { order: firstOrder, unshared: false });
    assert.deepEqual(choose(order('H-1-P'), shared), { order: order('H-M-P'), unshared: false });
  });
});

describe('a timeline', () => {
  test("describes a period in its axis's words", () => {
    assert.equal(periodText(129, 252, 'seconds'), '2\u00a0min 9\u00a0s to 4\u00a0min 12\u00a0s');
    assert.equal(periodText(0, 60, 'seconds'), '0\u00a0s to 1\u00a0min');
    assert.equal(periodText(110, 130, 'minutesOfNight'), '23:50 to 00:10');
    assert.equal(periodText(9.5, 20, 'hoursOfWeek'), 'Mon 09:30 to 20:00');
    assert.equal(periodText(22, 30, 'hoursOfWeek'), 'Mon 22:00 to Tue 06:00');
  });

  test('keys move to the next segment, to the ends, and to the nearest segment of the next device', () => {
    const { rows } = timelines.firmware ?? { rows: [] };
    assert.deepEqual(moveBy(rows, { row: 0, index: 3 }, 'ArrowRight'), { row: 0, index: 4 });
    assert.deepEqual(moveBy(rows, { row: 0, index: 0 }, 'ArrowLeft'), { row: 0, index: 0 });
    assert.deepEqual(moveBy(rows, { row: 0, index: 0 }, 'End'), { row: 0, index: 5 });
    assert.deepEqual(moveBy(rows, { row: 0, index: 5 }, 'ArrowRight'), { row: 0, index: 5 });
    assert.deepEqual(moveBy(rows, { row: 0, index: 3 }, 'ArrowDown'), { row: 1, index: 5 });
    assert.deepEqual(moveBy(rows, { row: 1, index: 2 }, 'ArrowDown'), { row: 1, index: 2 });
  });
});
