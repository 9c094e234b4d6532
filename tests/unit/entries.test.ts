import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { createAjv } from '../../checks/ajv.mjs';
import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import { dataFile, publishedData, schemaOf } from '../../plugins/contracts/publishedData';
import { readContract } from '../../plugins/contracts/readContract';
import { entryGroups, entryTexts, faultEntries } from '../../plugins/data/facts';
import record from '../golden/published-error-codes.json';
import { projectDirectory } from '../lib/builds';

const codes = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
const entries = entryGroups(codes).flatMap((group) => group.entries);

describe('an answer', () => {
  const golden = readContract<ErrorCodes>(path.join(projectDirectory, 'tests/golden'), 'error-codes.json');

  test('has a fix for each cause, even if causes share it, and says what loading a change does', () => {
    const texts = entryTexts(golden, 'Heat');
    const fixOf = (id: string, letter: string) => texts[id]?.causes.find((cause) => cause.letter === letter)?.fix;
    assert.deepEqual(fixOf('SPILLED', 'E'), fixOf('SPILLED', 'B'));
    const last = fixOf('TOO_COLD', 'B')?.at(-1)?.text ?? '';
    assert.match(last, /^\[Load the change\]\(\S+\), which drains the whole host/);
  });

  test('includes the labels and the fuse warning of the first check, and the fuse warning of each fix', () => {
    const [entry] = golden.entries;
    assert.ok(entry);
    const check = [{ question: 'Does it boot?', handsOn: true as const, command: 'benchloom job submit x --dip y' }];
    const first = entryTexts({ ...golden, entries: [{ ...entry, check }] }, 'Heat')[entry.id]?.check;
    assert.match(first?.text ?? '', /writes fuses, .* Does it boot\?$/);
    assert.equal(first?.handsOn?.to, golden.shared.handsOn.to);
    const [cause] = entryTexts(codes, 'Tests and metrics').SILENCE_TIMEOUT?.causes.slice(1) ?? [];
    assert.match(cause?.fix.at(-1)?.text ?? '', /writes fuses, .* released DIP/);
  });

  test('maps patterns to the causes that they reveal', () => {
    const log = {
      patterns: ['a', { pattern: 'b', cause: 'B' }, { pattern: 'c', general: 'code' as const }],
      conditional: [{ pattern: 'd', unlessLater: 'e|<booted>|f', cause: 'A' }],
      sample: 'a',
    };
    const [fault] = faultEntries({
      shared: { ...golden.shared, ends: { booted: ['login:'] } },
      entries: golden.entries.slice(0, 1).map((entry) => ({ ...entry, log })),
    });
    assert.deepEqual(fault?.patterns, ['a', 'b', 'c']);
    assert.deepEqual(fault?.conditional, [{ pattern: 'd', unlessLater: ['e', 'login:', 'f'] }]);
    assert.deepEqual(fault?.causes, { b: 'B', d: 'A' });
  });
});

describe('the entries of Troubleshoot', () => {
  const factsOf = (name = '') => entries.flatMap(({ id, outcome, retry }) => (id === name ? [outcome, retry] : []));

  test("show the job's outcome, or where else the code appears", () => {
    const outcomes = { CONSOLE_GARBAGE: 'errored', TTY_UNSTABLE: 'warning', ALL_BUSY: 'waiting', IN_USE: 'HTTP 409' };
    for (const [id, outcome] of Object.entries({ ...outcomes, CHECK_FAILED: 'test code' }))
      assert.equal(factsOf(id)[0], outcome, id);
    assert.equal(factsOf('fails-after-short-power-cut')[0], '', 'no code covers it');
  });

  test('have the outcome and the retry of the code that covers them', () => {
    for (const { id, code } of codes.entries) if (code) assert.deepEqual(factsOf(id), factsOf(code), id);
  });
});

type Entry = { id: string } & Record<string, unknown>;

const data = publishedData.find(({ file }) => file === 'error-codes.json');
assert.ok(data);
const content = dataFile(data, projectDirectory) as { entries: Entry[] };
const byId = new Map(content.entries.map((entry) => [entry.id, entry]));
const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

// Other programs read the file. A field that a release has published is never removed or changed.
describe('/data/error-codes.json', () => {
  test('has every recorded entry and field, with the same types', () => {
    const types = new Map(Object.entries(record.types));
    for (const [id, optional] of Object.entries(record.entries))
      for (const field of [...record.always, ...optional.split(' ')].filter(Boolean))
        assert.equal(typeOf(byId.get(id)?.[field]), types.get(field), `${id} ${field}`);
  });

  test('matches its schema', () => {
    const validate = createAjv().compile(readContract(projectDirectory, schemaOf(data)));
    assert.ok(validate(content), JSON.stringify(validate.errors?.slice(0, 5), null, 2));
  });
});
