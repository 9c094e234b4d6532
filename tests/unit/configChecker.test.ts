import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { keyPaths } from '../../plugins/reference/schema';
import { maxErrors, maxFindings } from '../../src/reader-tools/config-checker/checkConfig';
import type { ConfigName } from '../../src/reader-tools/config-checker/configFacts';
import brokenFiles from '../field/configs.json';
import { finishes } from '../lib/finishes';
import { check, configSchemas } from '../lib/readerTools';
import { expectRecord } from '../lib/record';

/** Returns a copy of a complete sample so that the test may change it. */
// biome-ignore lint/suspicious/noExplicitAny: tests may change any part of the sample
function sample(name: ConfigName): any {
  return structuredClone(configSchemas[name].examples?.[0]);
}

/** Mistakes by file. The record in field/config-findings.txt has everything that the checker says about each. */
const mistakes: Partial<Record<ConfigName, Record<string, (file: ReturnType<typeof sample>) => unknown>>> = {
  agent: {
    'an unknown key': ({ devices: [device] }) => {
      device.console.bauds = device.console.baud;
      delete device.console.baud;
    },
    'a key that belongs elsewhere': (agent) => Object.assign(agent, { baud: 1 }),
    'a missing key': (agent) => delete agent.devices[0].id,
    'a number in quotes': (agent) => Object.assign(agent, { max_parallel_jobs: '2' }),
    'a number with a unit': (agent) => Object.assign(agent, { heartbeat_interval_s: '10s' }),
    'a word for a truth value': (agent) => Object.assign(agent.security, { require_signed_dips: 'Yes' }),
    'a placeholder that nothing replaces': (agent) => Object.assign(agent.devices[0].power, { host: '%PDU_HOST%' }),
    'a secret': (agent) => Object.assign(agent.devices[0].console, { password: 'hunter2' }),
    'a required key in camel case': (agent) => {
      Object.assign(agent, { serverUrl: agent.server_url });
      delete agent.server_url;
    },
    'a mistyped value': (agent) => Object.assign(agent.devices[0].power, { driver: 'snmp-pdu' }),
    'a wrong format version': (agent) => Object.assign(agent, { schema_version: 2 }),
    'a number out of range': (agent) => Object.assign(agent, { heartbeat_interval_s: 900 }),
    'a wrong form': (agent) => Object.assign(agent, { log_file: 'agent.log', projects: ['A'] }),
    'text that is too long': (agent) => Object.assign(agent, { tags: { bench: '\u{1f527}'.repeat(65) } }),
    'an empty list': (agent) => Object.assign(agent.security, { trusted_keys: [] }),
    'a driver without its keys': (agent) => delete agent.devices[0].power.host,
    "a different driver's option": (agent) => Object.assign(agent.devices[0].power.options, { location: '1-1' }),
    'a name in the wrong form': (agent) => Object.assign(agent, { tags: { 'A B': 'x' } }),
    'what becomes an error later': (agent) => delete agent.devices[1].flash.target,
  },
  dip: {
    'a deprecated key': ({ metrics: [metric] }) => {
      metric.threshold = metric.fail ?? 1;
      delete metric.fail;
    },
  },
  'job-package': {
    'an entry twice': (job) => Object.assign(job, { retry: { on: ['infrastructure', 'boot', 'infrastructure'] } }),
    'a deprecated value': (job) => Object.assign(job, { notify: { github: { mode: 'status' } } }),
  },
};

const small = '{\n"a": [-1, true],\n"b": "c" }\n';
/** What people type, paste, or leave out. The record has what the checker says at each place of the small file. */
const parts = ['', '//', 'True', '{{A}}', '- ', '<<<<<<< a\n'];
const slips = [...`'“\`;#=xT0+._{}[],:"\\\n\t\0\u00a0\u200b\ufeff｛<$…`, ...parts];

describe('the config checker', () => {
  test('explains each mistake and its fix as recorded', () => {
    const lines = Object.entries(mistakes).flatMap(([name, changes]) =>
      Object.entries(changes).flatMap(([what, change]) => {
        const file = sample(name as ConfigName);
        change(file);
        const { findings } = check(name as ConfigName, JSON.stringify(file, undefined, 2));
        for (const { key } of findings) assert.ok(key && keyPaths(configSchemas[name as ConfigName]).includes(key));
        return findings.map(
          ({ kind, line, column, path, key, message }) =>
            `${what}: ${kind} ${line}:${column} ${path} (${key}): ${message}`,
        );
      }),
    );
    expectRecord('field/config-findings.txt', `${lines.join('\n')}\n`);
  });

  test('explains broken files, and each slip in a small file, as recorded', () => {
    const sayings = (text: string, name = 'agent') => {
      const { findings, errors, warnings, isInvalidJson } = check(name as ConfigName, text);
      const kind = isInvalidJson ? '' : `(${errors} errors, ${warnings} warnings) `;
      return findings.map(({ line, column, message }) => ({ place: `${line}:${column}`, text: `${kind}${message}` }));
    };
    const broken = Object.entries(brokenFiles).flatMap(([source, text]) =>
      sayings(text, source.split(': ')[1]).map((saying) => `${source}: ${saying.place} ${saying.text}`),
    );
    const places: Record<string, string> = {};
    for (const slip of slips)
      for (const start of small.split('').keys())
        for (const end of [start, start + 1]) {
          const [first] = sayings(`${small.slice(0, start)}${slip}${small.slice(end)}`);
          const name = `${JSON.stringify(slip)} ${first?.text}`;
          places[name] = `${places[name] ?? ''} ${start}-${end}>${first?.place}`;
        }
    const lines = [...broken, ...Object.entries(places).map(([name, each]) => `${name}${each}`)];
    expectRecord('field/config-slips.txt', `${lines.join('\n')}\n`);
  });

  test('rejects deep nesting', () => {
    for (const [text, line] of [
      ['['.repeat(10_000), 1],
      [`${'{"a":\n'.repeat(10_000)}1${'}'.repeat(10_000)}`, 101],
    ] as const) {
      const [finding] = check('agent', text).findings;
      assert.equal(finding?.line, line);
      assert.match(finding.message, /more than 100 levels/);
    }
  });

  test('shows only the first of 100,000 errors, and errors of different kinds in the order of the file', () => {
    const many = check('agent', `{"devices":[${'{"bauds":1},'.repeat(100_000)}{}]}`);
    assert.equal(many.findings.length, maxFindings);
    assert.ok(many.errors > maxFindings && many.errors <= maxErrors);
    const twice = check('agent', `{"name":1,"name":"b",${Array.from({ length: 60 }, (_, index) => `"x${index}":1`)}}`);
    assert.ok(twice.findings.some(({ message }) => message.includes('appears twice')));
    for (const { findings } of [many, check('agent', '{\n"name": "a",\n"name": "b",\n"x": 1\n}')]) {
      const places = findings.map(({ line, column }) => line * 1e7 + column);
      assert.deepEqual(
        places,
        places.toSorted((a, b) => a - b),
      );
    }
  });

  test('checks any 1 MB file within the time limit', () => {
    const agent = sample('agent');
    const devices = Array.from({ length: 2000 }, (_, index) => ({ ...agent.devices[0], id: `d-${index}` }));
    assert.match(
      finishes(() => check('agent', JSON.stringify({ ...agent, devices }, undefined, 2))).findings[0]?.message ?? '',
      /at most 64/,
    );
    for (const value of ['a', ' ', '0', '1.0.0-0', '-', '../', '=>1,']) {
      const text = value.repeat(1e6 / value.length);
      const job = {
        ...sample('job-package'),
        version: text,
        entry: { python: text, file: text },
        artifacts: [{ path: text }],
      };
      assert.ok(finishes(() => check('job-package', JSON.stringify(job))).errors > 0);
    }
    assert.ok(finishes(() => check('agent', `["${' '.repeat(1e6)}"x]`)).isInvalidJson);
    assert.ok(finishes(() => check('agent', '{\n},\n'.repeat(8e4))).isInvalidJson);
    for (const text of ['x', '"', ',\n', '{"a":1}', '\0', '[1,2,', '\ufeff', '0', '# \n', 'a b\n', '```\na\n']) {
      const checked = finishes(() => check('agent', text.repeat(1e6 / text.length)));
      assert.ok(checked.isInvalidJson, JSON.stringify(text));
    }
  });
});
