import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { readContract } from '../../plugins/contracts/readContract';

const project = path.resolve(__dirname, '../..');
const page = readFileSync(path.join(project, 'docs/how-to/report-on-the-lab.mdx'), 'utf8');
const blockOf = (start: string) =>
  new RegExp(`^\`\`\`${start}\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? assert.fail(start);

type Output = { examples: Record<string, unknown>[] };
const exampleOf = (file: string, list: string) => {
  const { examples } = readContract<Output>(project, `output/${file}.schema.json`);
  const [row] = (examples[0]?.[list] ?? []) as Record<string, unknown>[];
  return row ?? assert.fail(file);
};

const start = Date.parse('2026-11-01T08:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString().replace('.000Z', 'Z');
const endings = [
  { outcome: 'passed', class: null, reason: null },
  { outcome: 'failed', class: 'product', reason: 'TEST_FAILED' },
  { outcome: 'errored', class: 'infrastructure', reason: 'FLASH_NO_PROBE' },
  { outcome: 'errored', class: 'configuration', reason: 'SIGNATURE_INVALID' },
];
/** Of each 100 jobs, the first 90 have the first ending, the next 7 the second, and so on. */
const shares = [90, 97, 99, 100];
const device = (id: string, type: string, health = 'good') => ({
  ...exampleOf('device-list', 'devices'),
  id,
  type,
  health,
});
const jobsOf = (type: string, count: number, run: number, wait: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => {
    const ending = shares.findIndex((end) => index % 100 < end);
    const times = { submitted_at: at(0), started_at: at(wait(index)), finished_at: at(wait(index) + run) };
    return { ...exampleOf('job-list', 'jobs'), ...endings[ending], ...times, devices: [{ id: `${type}-1`, type }] };
  });

const devices = [
  ...['rpi4-07', 'rpi4-08', 'rpi4-09'].map((id) => device(id, 'rpi4')),
  device('rpi4-01', 'rpi4', 'retired'),
  ...['nrf-02', 'nrf-03'].map((id) => device(id, 'nrf52840dk')),
];
const expired = { outcome: 'expired', class: 'user', reason: 'QUEUE_TIMEOUT', started_at: null, devices: [] };
const jobs = [
  ...jobsOf('rpi4', 1160, 30, (index) => (index * 7) % 53),
  ...jobsOf('nrf52840dk', 412, 12, (index) => index % 4),
  ...Array.from({ length: 3 }, () => ({ ...exampleOf('job-list', 'jobs'), ...expired })),
];

/** Stands for the CLI: prints a page of a list, and the cursor of the next one. */
const cli = `#!/usr/bin/env python3
import json, sys
words = sys.argv[1:]
rows = json.load(open(f"{words[0]}s.json"))
first = next((int(word[9:]) for word in words if word.startswith("--cursor=")), 0)
limit = int(words[words.index("--limit") + 1])
cursor = str(first + limit) if first + limit < len(rows) else None
print(json.dumps({f"{words[0]}s": rows[first:first + limit], "next_cursor": cursor}))
`;

test('the script of the report prints what its page shows', () => {
  const ajv = addFormats(new Ajv2020({ strict: false }));
  for (const file of ['types', '../output-event']) {
    ajv.addSchema(readContract<object>(project, path.join('output', `${file}.schema.json`)));
  }
  for (const [file, list] of Object.entries({ 'job-list': { jobs }, 'device-list': { devices } })) {
    const validate = ajv.compile(readContract<object>(project, `output/${file}.schema.json`));
    assert.ok(validate({ ...list, next_cursor: null }), ajv.errorsText(validate.errors));
  }
  const directory = mkdtempSync(path.join(tmpdir(), 'report-'));
  writeFileSync(path.join(directory, 'lab_report.py'), blockOf('python title="lab_report.py"'));
  writeFileSync(path.join(directory, 'jobs.json'), JSON.stringify(jobs));
  writeFileSync(path.join(directory, 'devices.json'), JSON.stringify(devices));
  writeFileSync(path.join(directory, 'benchloom'), cli, { mode: 0o755 });
  const env = { ...process.env, PATH: `${directory}:${process.env.PATH}` };
  const [program = '', ...words] = blockOf('bash').trim().split(' ');
  const { stdout, stderr } = spawnSync(program, words, { cwd: directory, env, encoding: 'utf8' });
  rmSync(directory, { recursive: true });
  assert.equal(stderr, '');
  assert.equal(stdout, blockOf('text title="Example output"'));
});
