import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { checkContractFacts } from '../../checks/samples/checkContractFacts';
import { readContracts } from '../../checks/samples/contracts';
import { formatFinding } from '../../checks/samples/report';

const project = path.resolve(__dirname, '../..');
const contracts = readContracts(project);

describe("numbers in the contracts' sentences", () => {
  it('match limits.json, and findings show which file to change', () => {
    assert.deepEqual(checkContractFacts(contracts), []);
    const heartbeat = contracts.limits.get('heartbeat') ?? assert.fail();
    const changed = { ...contracts, limits: new Map(contracts.limits).set('heartbeat', { ...heartbeat, value: 20 }) };
    const found = checkContractFacts(changed).map(formatFinding);
    assert.ok(
      found.some((text) =>
        /^contracts\/glossary\.json:\d+ fact: .*every 15 s.* is 20 s in limits\.json.*change heartbeat in contracts\/limits\.json/.test(
          text,
        ),
      ),
      found.join('\n') || 'nothing found',
    );
  });
});
