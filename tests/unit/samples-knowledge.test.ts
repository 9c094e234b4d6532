import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { it } from 'node:test';
import { readContracts } from '../../checks/samples/contracts';

const project = path.resolve(__dirname, '../..');
const contracts = readContracts(project);

/** Prints the parameters of each function in the simulation whose name is given. */
const inspect = `import benchloom, functools, inspect, json, sys
found = {name: functools.reduce(getattr, name.split("."), benchloom) for name in sys.argv[1:]}
print(json.dumps({name: [each for each in inspect.signature(f).parameters if each != "self"] for name, f in found.items()}))`;

it('the simulation has every function of the Python API, with the same parameters', () => {
  const functions = contracts.api.filter(({ kind, name }) => kind === 'function' && !name.endsWith('.__init__'));
  const names = functions.map(({ name }) => name);
  const env = { ...process.env, PYTHONPATH: path.join(project, 'simulation'), PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout, stderr } = spawnSync('python3', ['-c', inspect, ...names], { env, encoding: 'utf8' });
  assert.equal(stderr, '');
  const expected = functions.map(({ name, parameters }) => [name, parameters.map((parameter) => parameter.name)]);
  assert.deepEqual(JSON.parse(stdout), Object.fromEntries(expected));
});
