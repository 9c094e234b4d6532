import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { keyPaths } from '../../plugins/reference/schema';
import { maxErrors, maxFindings } from '../../src/reader-tools/config-checker/checkConfig';
import type { ConfigName } from '../../src/reader-tools/config-checker/configFacts';
import brokenFiles from '../field/configs.json';
import { finishes } from '../lib/finishes';
import { check, configSchemas } from '../lib/readerTools';

/** Returns a copy of a complete sample so that the test may change it. */
// biome-ignore lint/suspicious/noExplicitAny: tests may change any part of the sample
function sample(name: ConfigName): any {
  return structuredClone(configSchemas[name].examples?.[0]);
}

/** Changes a sample configuration file, and returns the findings. */
// biome-ignore lint/suspicious/noExplicitAny: tests may change any part of the sample
function findingsAfter(change: (agent: any) => void, name: ConfigName = 'agent') {
  const value = sample(name);
  change(value);
  return check(name, JSON.stringify(value, undefined, 2)).findings;
}

describe('config checker', () => {
  test('for an unknown key, suggests the most similar key, with line, column, and its entry', () => {
    const [finding, ...others] = findingsAfter(({ devices: [device] }) => {
      device.console.bauds = device.console.baud;
      delete device.console.baud;
    });
    assert.deepEqual(others, []);
    assert.equal(finding?.path, 'devices[0].console.bauds');
    assert.equal(finding.message, 'Unknown key `bauds`. Did you mean `baud`?');
    assert.equal(finding.key, 'devices[].console.baud');
    const lines = JSON.stringify(sample('agent'), undefined, 2).split('\n');
    assert.equal(finding.line, lines.findIndex((line) => line.includes('"password_env"')) + 1);
    assert.equal(finding.column, 9);
  });

  const cases: [
    what: string,
    change: Parameters<typeof findingsAfter>[0],
    path: string,
    message: RegExp,
    name?: ConfigName,
  ][] = [
    [
      'a key that belongs elsewhere',
      (a) => Object.assign(a, { baud: 1 }),
      'baud',
      /belongs at `devices\[\]\.console\.baud`/,
    ],
    [
      'a missing key',
      (a) => delete a.devices[0].id,
      'devices[0]',
      /required key `id` is missing\. Add it, for example `"id": "rpi4-07"`/,
    ],
    [
      'a number in quotes',
      (a) => Object.assign(a, { max_parallel_jobs: '2' }),
      'max_parallel_jobs',
      /Write a whole number: `2`/,
    ],
    [
      'a number with a unit',
      (a) => Object.assign(a, { heartbeat_interval_s: '10s' }),
      'heartbeat_interval_s',
      /has a unit\. Write only the number/,
    ],
    [
      'a word for a truth value',
      (a) => Object.assign(a.security, { require_signed_dips: 'yes' }),
      'security.require_signed_dips',
      /Write `true` or `false`: `true`/,
    ],
    [
      'a placeholder that nothing replaces',
      (a) => Object.assign(a.devices[0].power, { host: '%PDU_HOST%' }),
      'devices[0].power.host',
      /`"%PDU_HOST%"` is a placeholder, and nothing replaces it/,
    ],
    [
      'a secret',
      (a) => Object.assign(a.devices[0].power, { password: 'hunter2' }),
      'devices[0].power.password',
      /Keep secrets out of this file.*Respond to a leak/,
    ],
    [
      'a key in camel case that is required',
      (a) => {
        Object.assign(a, { serverUrl: a.server_url });
        delete a.server_url;
      },
      'serverUrl',
      /^Unknown key `serverUrl`\. Did you mean `server_url`\?$/,
    ],
    [
      'a mistyped value',
      (a) => Object.assign(a.devices[0].power, { driver: 'snmp-pdu' }),
      'devices[0].power.driver',
      /Did you mean `"snmp_pdu"`\?/,
    ],
    [
      'a wrong format version',
      (a) => Object.assign(a, { schema_version: 2 }),
      'schema_version',
      /`2` isn’t allowed\. Write `3`/,
    ],
    [
      'a number out of range',
      (a) => Object.assign(a, { heartbeat_interval_s: 900 }),
      'heartbeat_interval_s',
      /too large\. Write 30 or less/,
    ],
    ['a wrong form', (a) => Object.assign(a, { log_file: 'agent.log' }), 'log_file', /Expected: absolute path/],
    [
      'text that is too long',
      (a) => Object.assign(a, { tags: { bench: '\u{1f527}'.repeat(65) } }),
      'tags.bench',
      /has 65 characters; the maximum is 64/,
    ],
    [
      'an empty list',
      (a) => Object.assign(a.security, { trusted_keys: [] }),
      'security.trusted_keys',
      /If `require_signed_dips` is true, list at least one key/,
    ],
    [
      'a driver without its keys',
      (a) => delete a.devices[0].power.host,
      'devices[0].power',
      /required key `host` is missing\. For `snmp_pdu`, set/,
    ],
    [
      'an option of a different driver',
      (a) => Object.assign(a.devices[0].power.options, { location: '1-1' }),
      'devices[0].power.options.location',
      /`location` isn’t allowed here\. For `snmp_pdu`, set/,
    ],
    [
      'a name in the wrong form',
      (a) => Object.assign(a, { tags: { 'A B': 'x' } }),
      'tags["A B"]',
      /name `A B` has the wrong format/,
    ],
    [
      'an entry twice',
      (j) => Object.assign(j, { retry: { on: ['infrastructure', 'boot', 'infrastructure'] } }),
      'retry.on',
      /Entries `\[0\]` and `\[2\]` are duplicates/,
      'job-package',
    ],
  ];
  for (const [what, change, path, message, name] of cases) {
    test(`explains the error and the fix: ${what}`, () => {
      const findings = findingsAfter(change, name);
      assert.equal(findings.length, 1, JSON.stringify(findings));
      assert.equal(findings[0]?.path, path);
      assert.match(findings[0].message, message);
      assert.ok(findings[0].key && keyPaths(configSchemas[name ?? 'agent']).includes(findings[0].key));
    });
  }

  test('recognizes another file, and says only that', () => {
    for (const [text, file] of [
      [JSON.stringify(sample('dip')), 'dip.json'],
      ['{"name": "x", "compilerOptions": {}}', 'tsconfig.json'],
    ] as const) {
      const { findings } = check('agent', text);
      assert.equal(findings.length, 1);
      assert.match(findings[0]?.message ?? '', new RegExp(`is a key of ${file}, not of agent\\.json`));
    }
  });

  test('warns about a deprecated key and shows its replacement', () => {
    const dip = sample('dip');
    const [metric] = dip.metrics ?? [];
    assert.ok(metric);
    metric.threshold = metric.fail ?? 1;
    delete metric.fail;
    const { errors, warnings, findings } = check('dip', JSON.stringify(dip));
    assert.deepEqual([errors, warnings], [0, 1]);
    assert.match(findings[0]?.message ?? '', /deprecated.*`fail`/);
  });

  test('warns about a deprecated value and shows its replacement', () => {
    const findings = findingsAfter(
      (job) => Object.assign(job, { notify: { github: { mode: 'status' } } }),
      'job-package',
    );
    assert.deepEqual(
      findings.map(({ kind, message }) => [kind, message]),
      [['warning', '`"status"` has been deprecated since 2.31. Write `"check"`.']],
    );
  });

  test('warns about what becomes an error in a later release, and shows that release', () => {
    const agent = sample('agent');
    delete agent.devices[1].flash.target;
    const { errors, warnings, findings } = check('agent', JSON.stringify(agent));
    assert.deepEqual([errors, warnings], [0, 1]);
    assert.match(findings[0]?.message ?? '', /`target` is missing.*Until 2\.33, .* only causes a warning/);
  });

  test('for each broken file, first reports the mistake on its line', (t) => {
    const wrong = brokenFiles.flatMap(({ text, line, mentions, source }) => {
      const { isInvalidJson, findings } = check('agent', text);
      const [first] = findings;
      const isRight = isInvalidJson && first?.line === line && new RegExp(mentions).test(first.message);
      return isRight ? [] : [{ source, line, mentions, first }];
    });
    t.diagnostic(`${brokenFiles.length - wrong.length} of ${brokenFiles.length} broken files`);
    assert.deepEqual(wrong, []);
  });

  test('reports both lines of a duplicate key', () => {
    const [finding] = check('agent', '{\r\n"schema_version": 3,\r"name": "a",\n"name": "b"}').findings.filter(
      ({ path }) => path === 'name',
    );
    assert.equal(finding?.line, 4);
    assert.match(finding.message, /`name` appears twice in this object, first on line 3/);
  });

  test('reports the value of a duplicate key that counts, which is the last one', () => {
    const { findings } = check('agent', '{\n"schema_version": 3,\n"schema_version": "x"\n}');
    assert.deepEqual(
      findings.filter(({ message }) => message.includes('`"x"`')).map(({ line }) => line),
      [3],
    );
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

  test('for 100,000 errors, shows the first findings and a limit', () => {
    const { errors, findings } = check('agent', `{"devices":[${'{"bauds":1},'.repeat(100_000)}{}]}`);
    assert.equal(findings.length, maxFindings);
    assert.ok(errors <= maxErrors);
    const lines = findings.map(({ line, column }) => line * 1e7 + column);
    assert.deepEqual(
      lines,
      lines.toSorted((a, b) => a - b),
    );
  });

  test('checks any 1 MB file in time', () => {
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
