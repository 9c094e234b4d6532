import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CommandTree } from '../../src/docs/reference/commandReference';
import { readContract } from '../../src/docs/reference/contracts';

const siteDirectory = path.resolve(__dirname, '../..');
const read = <Content>(file: string) => readContract<Content>(siteDirectory, file);
const trees = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'].map((file) => read<CommandTree>(file));
const commands = trees.flatMap(({ binary, commands: all }) =>
  all.map((command) => ({ ...command, call: [binary, ...command.path].join(' ') })),
);

// biome-ignore lint/suspicious/noExplicitAny: the samples have a schema each, which output-schemas.test.mjs checks
type Sample = any;

const dip = (ref: Sample) => `${ref.name} ${ref.version}`;
const holder = (held: Sample) => held?.job_id ?? held?.user ?? '-';
const tags = (all: Record<string, string>) => Object.entries(all).map(([name, value]) => `${name}=${value}`);
const gibibytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GiB`;
const runningJob = ({ id, package: name, devices, state }: Sample) => [id, name, ...devices, state].join('  ');

/** Columns whose cells are times up to now, which no sample fixes. */
const relative = ['AGE', 'LAST HEARTBEAT', 'TIME IN STATE'];

/** Each table: the entries of the JSON, and the cell of each column. */
const tables: Record<string, { rows: (sample: Sample) => Sample[]; cells: Record<string, (entry: Sample) => string> }> =
  {
    'benchloom device list': {
      rows: ({ devices }) => devices,
      cells: {
        ID: ({ id }) => id,
        TYPE: ({ type }) => type,
        AGENT: ({ agent }) => agent,
        STATE: ({ state }) => state,
        HEALTH: ({ health }) => health,
        HOLDER: (device) => holder(device.holder),
        INSTALLED: ({ installed }) => dip(installed),
      },
    },
    'benchloom dip list': {
      rows: ({ dips }) => dips,
      cells: {
        NAME: ({ name }) => name,
        VERSION: ({ version }) => version,
        VARIANT: ({ variant }) => variant,
        'DEVICE TYPES': ({ device_types: types }) => types.join(','),
        STATE: ({ state }) => state,
        DIGEST: ({ digest }) => digest.slice(0, 12),
      },
    },
    'benchloom package list': {
      rows: ({ packages }) => packages,
      cells: {
        NAME: ({ name }) => name,
        VERSION: ({ version }) => version,
        KIND: ({ kind }) => kind,
        STATE: ({ state }) => state,
      },
    },
    'benchloom job list': {
      rows: ({ jobs }) => jobs,
      cells: {
        ID: ({ id }) => id,
        PACKAGE: (job) => dip(job.package),
        DEVICE: ({ devices: [device] }) => device.id,
        STATE: ({ state }) => state,
        OUTCOME: ({ outcome }) => outcome,
        REASON: ({ reason }) => reason,
      },
    },
    'benchloom agent list': {
      rows: ({ agents }) => agents,
      cells: {
        NAME: ({ name }) => name,
        HOST: ({ host }) => host,
        VERSION: ({ version }) => version,
        STATE: ({ state }) => state,
        DEVICES: ({ device_count: count }) => String(count),
        SKEW: ({ skew_ms: skew }) => `${skew} ms`,
      },
    },
    'agentctl device list': {
      rows: ({ devices }) => devices,
      cells: {
        ID: ({ id }) => id,
        TYPE: ({ type }) => type,
        STATE: ({ state }) => state,
        HEALTH: ({ health }) => health,
        BY: ({ health_by: by }) => by ?? '-',
        HOLDER: (device) => holder(device.holder),
      },
    },
    'agentctl jobs': {
      rows: ({ jobs }) => jobs,
      cells: {
        ID: ({ id }) => id,
        PACKAGE: (job) => dip(job.package),
        DEVICE: ({ devices: [device] }) => device.id,
        STATE: ({ state }) => state,
      },
    },
    'benchloom-toolbelt list': {
      rows: ({ tools }) => tools,
      cells: { NAME: ({ name }) => name, VERSION: ({ version }) => version, PATH: ({ path: place }) => place },
    },
  };

/** Each other output: its lines, from the JSON. Several spaces count as one. */
const texts: Record<string, (sample: Sample) => string[]> = {
  'benchloom device show': (device) => [
    `device ${device.id}`,
    `type ${device.type}`,
    `agent ${device.agent} on ${device.host}`,
    `tags ${tags(device.tags)}`,
    `fixtures ${device.fixtures}`,
    `drivers ${Object.entries(device.drivers)
      .map((driver) => driver.join(' '))
      .join(', ')}`,
    `state ${device.state}`,
    `health ${device.health} by ${device.health_by}`,
    `since ${device.health_since}`,
    `reason ${device.health_reason}`,
    `holder ${holder(device.holder)}`,
    `installed ${dip(device.installed)}`,
    `provides ${Object.entries(device.provides).map((provided) => provided.join(' '))}`,
    `last job ${device.last_job.id} ${device.last_job.outcome}`,
  ],
  'benchloom dip show': ({ manifest, ...found }) => [
    `name ${found.name}`,
    `version ${found.version}`,
    `variant ${found.variant}`,
    `state ${found.state}`,
    `digest ${found.digest}`,
    `signer ${found.key_id}`,
    `types ${found.device_types}`,
    `os ${manifest.os.kind} ${manifest.os.version}`,
    ...manifest.payloads.map(
      ({ name, type, target, size }: Sample) => `payload ${name} ${type} to ${target} ${size} byte`,
    ),
    `expires ${found.expires_at ?? 'never'}`,
  ],
  'benchloom dip diff': ({ a, b, manifest, payloads, metrics }) => [
    `${dip(a)} and ${b.version}`,
    ...manifest.map((key: Sample) => `manifest ${key.key} ${key.a} -> ${key.b}`),
    ...payloads.map(
      (each: Sample) => `payload ${each.name} ${each.a.sha256.slice(0, 12)} -> ${each.b.sha256.slice(0, 12)}`,
    ),
    ...metrics.map((each: Sample) => `metric ${each.name} ${each.a} -> ${each.b} ${each.unit} +${each.change_pct} %`),
  ],
  'benchloom package show': (found) => [
    `name ${found.name}`,
    `version ${found.version}`,
    `kind ${found.kind}`,
    `state ${found.state}`,
    `devices ${found.manifest.devices.type}`,
    `pushed ${found.pushed_at} by ${found.pushed_by}`,
  ],
  'benchloom job submit': ({ group, jobs }) => [
    `dip ${dip(jobs[0].dip)}`,
    `group ${group.id}, ${jobs.length} job`,
    ...jobs.map(({ id, state }: Sample) => `${id} ${state}`),
  ],
  'benchloom job show': ({ jobs: [job] }) => [
    `job ${job.id}, attempt ${job.attempt}`,
    `package ${dip(job.package)}`,
    `dip ${dip(job.dip)}`,
    `device ${job.devices[0].id} on ${job.agent}`,
    `priority ${job.priority}`,
    `state ${job.state}`,
    `outcome ${job.outcome}`,
    `reason ${job.reason}, class ${job.class}`,
    `canceled ${job.canceled_at} by ${job.canceled_by}`,
    ...Object.entries<Sample>(job.limits).map(
      ([name, { seconds, source }], index) => `${index === 0 ? 'limits ' : ''}${name} ${seconds} s ${source}`,
    ),
  ],
  'benchloom job results': ({ jobs: [{ tests, measurements }] }) =>
    tests.flatMap(({ test: name, outcome, duration_s: duration, code = '' }: Sample) => [
      `${name} ${outcome} ${duration.toFixed(1)} s ${code}`.trim(),
      ...measurements
        .filter((each: Sample) => each.test === name)
        .map((each: Sample) => `${each.name} ${each.value} ${each.unit} maximum ${each.maximum} ${each.outcome}`),
    ]),
  'benchloom agent show': (agent) => [
    `agent ${agent.name}, ${agent.id}`,
    `host ${agent.host}`,
    `version ${agent.version}`,
    `state ${agent.state}`,
    `tags ${tags(agent.tags)}`,
    ...agent.devices.map(
      ({ id, type, state, health }: Sample, index: number) =>
        `${index === 0 ? 'devices ' : ''}${id} ${type} ${state} ${health}`,
    ),
    `jobs ${agent.jobs.map(runningJob)}`,
    `free disk ${gibibytes(agent.free_bytes)}`,
    `spool ${agent.spool_bytes} byte`,
    `skew ${agent.skew_ms} ms`,
  ],
  'agentctl status': (agent) => [
    `${agent.name} ${agent.id} ${agent.state}`,
    `${agent.state} ${agent.state_since} by ${agent.state_by}: ${agent.state_reason}`,
    `host ${agent.host}`,
    `version ${agent.version}`,
    `server ${agent.server_url}, ${agent.connected ? '' : 'not '}connected`,
    `heartbeat ${agent.last_heartbeat_at}`,
    `skew ${agent.skew_ms} ms`,
    `free disk ${gibibytes(agent.free_bytes)}`,
    `spool ${agent.spool_bytes} byte`,
    `jobs ${agent.jobs.map(runningJob)}`,
  ],
  'benchloom-toolbelt doctor': ({ checks }) =>
    checks.map(({ name, ok, message }: Sample) => (ok ? `${name} ok pinned version` : `${name} failed ${message}`)),
};

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The rows of a table output: cells by the name of their column, which starts where the name does. */
function rowsOf(output: string): Record<string, string>[] {
  const [head = '', ...lines] = output.split('\n');
  const names = [...head.matchAll(/\S+(?: \S+)*/g)].map(({ 0: name, index }) => ({ name, index }));
  return lines.map((line) =>
    Object.fromEntries(names.map(({ name, index }, at) => [name, line.slice(index, names[at + 1]?.index).trim()])),
  );
}

const promised = commands.filter(({ output }) => output);

describe('the output of an example', () => {
  test('is there for every command, unless it goes to a file', () => {
    const silent = commands.filter(({ examples }) => examples.every(({ output }) => !output));
    for (const { call, examples } of silent) assert.match(examples[0]?.command ?? '', / > \S/, call);
  });

  test('is compared with the JSON for every command that promises one', () => {
    assert.deepEqual([...Object.keys(tables), ...Object.keys(texts)].sort(), promised.map(({ call }) => call).sort());
  });

  for (const { call, examples, output: schema } of promised) {
    test(`says what the JSON of ${call} says`, () => {
      const [sample] = read<{ examples: Sample[] }>(`output/${schema}.schema.json`).examples;
      const outputs = examples.flatMap(({ output }) => output ?? []);
      const wanted = texts[call];
      if (wanted) {
        const lines = outputs.map((output) => output.split('\n').map(squeezed).filter(Boolean));
        assert.ok(
          lines.some((each) => each.join('\n') === wanted(sample).map(squeezed).join('\n')),
          `${outputs.join('\n\n')}\n\nisn't\n\n${wanted(sample).join('\n')}`,
        );
        return;
      }
      const { rows, cells } = tables[call] as (typeof tables)[string];
      const found = rowsOf(outputs[0] ?? '').map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !relative.includes(column))),
      );
      const expected = rows(sample).map((entry) =>
        Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell(entry)])),
      );
      assert.deepEqual(found, expected);
    });
  }

  test('has known states and codes of the product', () => {
    const states = read<{ states: Record<string, { id: string }[]> }>('limits.json').states;
    const words = new Set(Object.values(states).flatMap((list) => list.map(({ id }) => id)));
    const codes = new Set(read<{ entries: { id: string }[] }>('error-codes.json').entries.map(({ id }) => id));
    for (const { call, examples } of commands) {
      for (const { output = '' } of examples) {
        for (const row of /^ID /.test(output) ? rowsOf(output) : []) {
          if (row.STATE) assert.ok(words.has(row.STATE), `${call}: ${row.STATE}`);
        }
        for (const [code] of output.matchAll(/(?<![\w-])[A-Z]{3,}_[A-Z_]+\b/g)) {
          if (!/^(?:BENCHLOOM|WIFI|UPDATE)_/.test(code)) assert.ok(codes.has(code), `${call}: ${code}`);
        }
      }
    }
  });

  test('has job and group IDs of the right form', () => {
    for (const { call, examples } of commands) {
      for (const { output = '' } of examples) {
        for (const [id] of output.matchAll(/\b(?:job|grp)_\w+/g))
          assert.match(id, /^(?:job|grp)_[a-z2-7]{8,12}$/, call);
      }
    }
  });
});
