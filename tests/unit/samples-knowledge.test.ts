import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { createFactCheck, facts } from '../../checks/samples/checkFacts';
import { readApi, readSimulation } from '../../checks/samples/checkPython';
import { readContracts } from '../../checks/samples/contracts';
import { readPage } from '../../checks/samples/readPages';

const project = path.resolve(__dirname, '../..');
const contracts = readContracts(project);
const checkFacts = createFactCheck(contracts);

/** Returns the reasons that the check gives for a sample sentence with this value. */
function reasons(sample: string, value: number, unit: string): string[] {
  const sentence = sample.replaceAll('AMOUNT', `${value} ${unit}`).replaceAll('COUNT', `${value}`);
  return checkFacts(readPage('docs/trial.mdx', sentence)).map(({ reason }) => reason);
}

describe('facts in the text', () => {
  for (const { limit: id, sample } of facts) {
    it(`${id}: ${sample}`, () => {
      const limit = contracts.limits.get(id);
      assert.ok(limit && typeof limit.value === 'number');
      assert.deepEqual(reasons(sample, limit.value, limit.unit), []);
      const [reason = '', ...others] = reasons(sample, limit.value + 1, limit.unit);
      assert.match(reason, new RegExp(`: ${limit.name} is ${limit.value} `));
      assert.deepEqual(others, []);
    });
  }
});

describe('simulation of the Python API', () => {
  it('has every name and signature of benchloom.pyi', async () => {
    const [api, simulation] = await Promise.all([readApi(contracts), readSimulation()]);
    for (const [name, { signature }] of Object.entries(api.functions)) {
      assert.equal(simulation.functions[name]?.signature, signature, name);
    }
    for (const [name, members] of Object.entries(api.classes)) {
      assert.ok(simulation.classes[name], name);
      for (const [member, { signature }] of Object.entries(members)) {
        assert.equal(simulation.classes[name]?.[member]?.signature, signature, `${name}.${member}`);
      }
    }
  });
});
