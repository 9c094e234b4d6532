import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

const project = path.resolve(__dirname, '../..');

const frontMatter = '---\ntitle: Trial\ndescription: A page of the test of the checker.\n---\n\n';

/** A page that is all right: every kind of sample once. */
const goodPage = `${frontMatter}Set [\`devices[].console.baud\`](/docs/reference#devices-console-baud) of [a device](#devices) and run \`agentctl device test rpi4-07\`.

## Devices

\`\`\`json title="agent.json (excerpt)" fragment="agent:devices[].power"
{ "driver": "usb_hub", "outlet": 3, "options": { "location": "1-1.4" } }
\`\`\`

\`\`\`bash
sudo agentctl device test rpi4-07 --only flash
benchloom job list --state queued | head
\`\`\`

\`\`\`python title="main.py" run="passed"
from benchloom import Context, test


@test()
def answers(ctx: Context) -> None:
    ctx.check(ctx.device.console.run("true").exit_code == 0, "no answer")
\`\`\`

\`\`\`text title="Example output"
1 passed
\`\`\`

\`\`\`python title="main.py, one more test"
from benchloom import Context, test


@test(timeout_s=10)
def sends(ctx: Context) -> None:
    ctx.device.console.send("version")
    ctx.device.console.expect("never printed", timeout_s=600)
\`\`\`

\`\`\`python title="hooks/pre_install.py"
from benchloom import Context


def run(ctx: Context) -> None:
    if not ctx.device.console.run("df /data").stdout:
        raise RuntimeError("no data partition")
\`\`\`

The agent sends a heartbeat every 15 s. <Term id="dip">DIP</Term>

The title is "Lab error, not your change" or "Configuration error: ENTRY_ERROR +2". Python 3.10 to 3.14 will do.

Size S has the service \`server\`; sizes M and L have others.

\`\`\`bash
sudo docker compose run --rm tools check
sudo docker compose up --detach --wait --force-recreate server
\`\`\`

\`\`\`bash
benchloom dip promote gateway@1.4.2 --to released
benchloom job submit smoke --dip gateway@1.4.2 --wait
\`\`\`

\`\`\`text title="Example output"
PATH                  SIZE      KIND    STATE   EXPIRES
agent.log             11.2 KiB  log     stored  2027-02-18
out/temperature.csv   114 B     data    stored  2027-11-20
results/events.jsonl  9.8 KiB   report  stored  2027-11-20
\`\`\`

## More devices
`;

type Mistake = {
  name: string;
  /** What stands on the page. */
  text: string;
  /** Line of the finding, counted from the first line of the text, which is 0. */
  at: number;
  kind: string;
  /** Words of its reason. */
  reason: RegExp;
};

/** A fenced block. */
function block(fence: string, ...lines: string[]): string {
  return [`\`\`\`${fence}`, ...lines, '```'].join('\n');
}

/** A complete Python test whose body is one line. */
function pythonTest(fence: string, body: string, name = 'trial'): string {
  const lines = [
    'from benchloom import Context, test',
    '',
    '',
    '@test()',
    `def ${name}(ctx: Context) -> None:`,
    `    ${body}`,
  ];
  return block(`python ${fence}`, ...lines);
}

const mistakes: Mistake[] = [
  // Form of the blocks
  { name: 'a language that is not allowed', text: block('yaml', 'a: 1'), at: 0, kind: 'block', reason: /yaml/ },
  {
    name: 'YAML as text',
    text: block('text title="ci"', 'jobs:', 'steps:', '  - run: benchloom whoami'),
    at: 0,
    kind: 'block',
    reason: /looks like YAML/,
  },
  {
    name: 'an unknown word in the fence',
    text: block('text titel="Output"', 'one'),
    at: 0,
    kind: 'block',
    reason: /titel/,
  },
  {
    name: 'a block that is a bare value',
    text: block('json title="dip.json (excerpt)" fragment="dip:boot.timeout_s"', '240'),
    at: 0,
    kind: 'block',
    reason: /the value 240 alone/,
  },
  {
    name: 'a Python file without title',
    text: block('python', 'x = 1'),
    at: 0,
    kind: 'block',
    reason: /without title/,
  },
  {
    name: 'a line that is wider than its block',
    text: block('bash', 'true', `true ${'x'.repeat(70)}`),
    at: 2,
    kind: 'block',
    reason: /75 columns, 74 fit/,
  },
  {
    name: 'a line that is wider than its block in a list',
    text: block('bash', `true ${'x'.repeat(65)}`)
      .replaceAll(/^/gm, '   ')
      .replace('  ', '1.'),
    at: 1,
    kind: 'block',
    reason: /70 columns, 69 fit/,
  },
  // JSON
  {
    name: 'JSON that does not parse',
    text: block('json title="agent.json"', '{', '  "name": }', '}'),
    at: 2,
    kind: 'json',
    reason: /not JSON, column 11/,
  },
  { name: 'a JSON block without title', text: block('json', '{}'), at: 0, kind: 'json', reason: /no title/ },
  {
    name: 'a file that no schema knows',
    text: block('json title="bench.json"', '{}'),
    at: 0,
    kind: 'json',
    reason: /bench\.json/,
  },
  {
    name: 'a key that appears twice',
    text: block('json title="answers.json"', '[{ "command": "a",', '   "command": "b" }]'),
    at: 2,
    kind: 'json',
    reason: /"command" appears twice/,
  },
  {
    name: 'an excerpt without fragment',
    text: block('json title="dip.json (excerpt)"', '{}'),
    at: 0,
    kind: 'json',
    reason: /without fragment/,
  },
  {
    name: 'a fragment of a key that does not exist',
    text: block('json title="dip.json (excerpt)" fragment="dip:boots"', '{}'),
    at: 0,
    kind: 'json',
    reason: /names no key/,
  },
  {
    name: 'a value that a fragment may not have',
    text: block(
      'json title="agent.json (excerpt)" fragment="agent:devices[].flash"',
      '{',
      '  "speed_khz": "fast"',
      '}',
    ),
    at: 2,
    kind: 'json',
    reason: /\/speed_khz must be integer/,
  },
  {
    name: 'an unknown key in agent.json',
    text: block(
      'json title="agent.json"',
      '{ "schema_version": 3, "server_url": "https://lab.example.com",',
      '  "devices": [{ "id": "a", "type": "b",',
      '    "colour": "red" }] }',
    ),
    at: 3,
    kind: 'json',
    reason: /\/devices\/0: unknown key "colour"/,
  },
  {
    name: 'a condition of dip.json that does not hold',
    text: block(
      'json title="dip.json"',
      '{ "schema_version": 2, "name": "a", "version": "1.0.0",',
      '  "device_types": ["b"], "os": { "kind": "zephyr", "board": "b/c" },',
      '  "payloads": [{ "name": "p", "path": "p.hex", "type": "firmware" }] }',
    ),
    at: 1,
    kind: 'json',
    reason: /'rtos'/,
  },
  {
    name: 'a wrong value in job-package.json',
    text: block(
      'json title="smoke/job-package.json"',
      '{ "schema_version": 4, "name": "a", "version": "1.0.0",',
      '  "kind": "soak", "devices": { "type": "b" } }',
    ),
    at: 2,
    kind: 'json',
    reason: /"install", "test", "perf"/,
  },
  {
    name: 'an unknown key in quarantine.json',
    text: block('json title="quarantine.json"', '[{ "test": "a", "comment": "b", "expires": "2026-12-31", "x": 1 }]'),
    at: 1,
    kind: 'json',
    reason: /unknown key "x"/,
  },
  {
    name: 'a missing key in server.json',
    text: block(
      'json title="server.json"',
      '{ "schema_version": 1, "public_url": "https://a.example.com",',
      '  "storage": { "bucket": "b" }, "tls": { "mode": "off" } }',
    ),
    at: 1,
    kind: 'json',
    reason: /secrets_key_env/,
  },
  {
    name: 'an unknown key in compose.json',
    text: block(
      'json title="compose.json"',
      '{ "services": { "db": {',
      '  "image": "postgres:17",',
      '  "enviroment": {} } } }',
    ),
    at: 3,
    kind: 'json',
    reason: /unknown key "enviroment"/,
  },
  {
    name: 'an unknown key in manifest.json',
    text: block('json title="manifest.json"', '{ "v": 1, "files": [],', '  "total": 0 }'),
    at: 2,
    kind: 'json',
    reason: /unknown key "total"/,
  },
  {
    name: 'an unknown key in rules.json',
    text: block('json title="rules.json"', '{ "slack": [{ "channel": "C0B1SRLV43S",', '  "chanel": "x" }] }'),
    at: 2,
    kind: 'json',
    reason: /unknown key "chanel"/,
  },
  {
    name: 'the address of another schema',
    text: block(
      'json title="job-package.json"',
      '{',
      '  "$schema":',
      '  "https://www.benchloom.example/schemas/dip-config.schema.json",',
      '  "schema_version": 4, "name": "a", "version": "1.0.0",',
      '  "kind": "test", "devices": { "type": "b" } }',
    ),
    at: 2,
    kind: 'json',
    reason: /\$schema is .*dip-config/,
  },
  // Python
  {
    name: 'Python that does not compile',
    text: block('python title="main.py"', 'x = 1', 'def broken(:', '    pass'),
    at: 2,
    kind: 'python',
    reason: /does not compile/,
  },
  {
    name: 'a method that the API does not have',
    text: pythonTest('title="main.py"', 'ctx.device.console.clear()'),
    at: 6,
    kind: 'python',
    reason: /"clear"/,
  },
  {
    name: 'a type that strict mode refuses',
    text: block('python title="adapters.py"', 'def end(summary: dict[str, int]) -> str:', '    return summary["a"]'),
    at: 2,
    kind: 'python',
    reason: /"int" is not assignable/,
  },
  {
    name: 'a test that does not reach its outcome',
    text: pythonTest('title="main.py" run="failed"', 'ctx.check(True, "fine")'),
    at: 0,
    kind: 'run',
    reason: /the page says failed, the simulation passed/,
  },
  {
    name: 'a test without a stated outcome that ends with an exception',
    text: pythonTest('title="main.py, one more test"', 'ctx.log.info({"a": 1}["b"])', 'other'),
    at: 0,
    kind: 'run',
    reason: /KeyError: 'b'/,
  },
  {
    name: 'an addition that does not reach its outcome together with its file',
    text: pythonTest('title="main.py, one more test" run="failed"', 'ctx.check(True, "fine")', 'other'),
    at: 0,
    kind: 'run',
    reason: /the page says failed, the simulation passed: .*trial\s+passed.*; other\s+passed/,
  },
  {
    name: 'an outcome that does not exist',
    text: pythonTest('title="main.py" run="green"', 'ctx.check(True, "fine")'),
    at: 0,
    kind: 'run',
    reason: /no outcome/,
  },
  // bash
  {
    name: 'bash that does not parse',
    text: block('bash', 'true', 'if true; then'),
    at: 2,
    kind: 'bash',
    reason: /not valid bash/,
  },
  {
    name: 'a here-document without its end',
    text: block('bash', "cat <<'END' > a.txt", 'text'),
    at: 1,
    kind: 'bash',
    reason: /no closing END/,
  },
  { name: 'a prompt', text: block('bash', '$ benchloom whoami'), at: 1, kind: 'bash', reason: /prompt/ },
  {
    name: 'an unknown command',
    text: block('bash', 'true', 'benchloom job destroy'),
    at: 2,
    kind: 'bash',
    reason: /unknown command "benchloom job destroy"/,
  },
  {
    name: 'an unknown flag after sudo, variables and &&',
    text: block('bash', 'true &&', '  sudo -u lab A=1 agentctl status --loud'),
    at: 2,
    kind: 'bash',
    reason: /agentctl status: unknown flag --loud/,
  },
  {
    name: 'a missing argument in a substitution',
    text: block('bash', 'echo "$(benchloom job show)"'),
    at: 1,
    kind: 'bash',
    reason: /missing argument ID/,
  },
  {
    name: 'a wrong value in a pipe in a loop',
    text: block('bash', 'for state in a b; do', '  true | benchloom job list --output xml', 'done'),
    at: 2,
    kind: 'bash',
    reason: /"xml" is not one of/,
  },
  {
    name: 'a wrong command in a container',
    text: block('bash', 'docker compose exec tools benchloom-server chek'),
    at: 1,
    kind: 'bash',
    reason: /unknown command "benchloom-server chek"/,
  },
  {
    name: 'a wrong command through the service of the server',
    text: block('bash', 'sudo docker compose -f compose.json run --rm tools chek'),
    at: 1,
    kind: 'bash',
    reason: /unknown command "benchloom-server chek"/,
  },
  {
    name: 'a wrong flag in a shell of its own',
    text: block('bash', "ssh bench-a true; bash -c 'benchloom-toolbelt doctor --fix'"),
    at: 1,
    kind: 'bash',
    reason: /unknown flag --fix/,
  },
  {
    name: 'a wrong flag of the Python module',
    text: block('bash', 'python3 -m benchloom.run main.py --simulate --fast'),
    at: 1,
    kind: 'bash',
    reason: /unknown flag --fast/,
  },
  {
    name: 'a binary without its full name',
    text: block('bash', 'sudo toolbelt doctor'),
    at: 1,
    kind: 'bash',
    reason: /no binary is named toolbelt/,
  },
  {
    name: 'an install by a registry name',
    text: block('bash', 'sudo apt-get install --yes benchloom'),
    at: 1,
    kind: 'bash',
    reason: /from a registry/,
  },
  {
    name: 'a service that one size alone has',
    text: block('bash', 'cd /etc/benchloom', 'sudo docker compose -f compose.json up --detach --wait server'),
    at: 2,
    kind: 'bash',
    reason: /no service server in size M and L/,
  },
  {
    name: 'a service that the largest size has elsewhere',
    text: block('bash', 'docker compose -f compose.json exec -T database pg_dump benchloom'),
    at: 1,
    kind: 'bash',
    reason: /no service database in size L/,
  },
  {
    name: 'a service that does not exist',
    text: 'Run `sudo docker compose logs --tail 20 servr` for that.',
    at: 0,
    kind: 'bash',
    reason: /no Compose file has a service servr/,
  },
  {
    name: 'a command of the server in a service of its own',
    text: 'Run `sudo docker compose -f compose.json run --rm server benchloom-server migrate` first.',
    at: 0,
    kind: 'bash',
    reason: /migrate runs in the service server/,
  },
  // Prose
  {
    name: 'an unknown key',
    text: 'The first line.\nSet `devices[].console.colour` first.',
    at: 1,
    kind: 'prose',
    reason: /devices\[\]\.console\.colour/,
  },
  {
    name: 'a state that does not exist',
    text: 'The job is `resreved` then.',
    at: 0,
    kind: 'prose',
    reason: /resreved/,
  },
  {
    name: 'a key with a value that it cannot have',
    text: 'Set `updates.mode: sometimes` first.',
    at: 0,
    kind: 'prose',
    reason: /updates\.mode: sometimes/,
  },
  { name: 'an unknown flag', text: 'Use `--faster` for that.', at: 0, kind: 'prose', reason: /--faster/ },
  {
    name: 'a flag with a value that it cannot have',
    text: 'Use `--output xml` for that.',
    at: 0,
    kind: 'prose',
    reason: /"xml" is not one of/,
  },
  {
    name: 'an unknown command in the prose',
    text: 'Run `benchloom job sumbit` for that.',
    at: 0,
    kind: 'prose',
    reason: /unknown command "benchloom job sumbit"/,
  },
  {
    name: 'an unknown command without its binary',
    text: 'Run `job sumbit` for that.',
    at: 0,
    kind: 'prose',
    reason: /job sumbit/,
  },
  {
    name: 'a function that the API does not have',
    text: 'Call `ctx.console.shout()` then.',
    at: 0,
    kind: 'prose',
    reason: /ctx\.console\.shout\(\)/,
  },
  {
    name: 'an unknown code',
    text: 'The job ends with `FLASH_TOO_SLOW`.',
    at: 0,
    kind: 'prose',
    reason: /FLASH_TOO_SLOW/,
  },
  {
    name: 'an unknown code outside code',
    text: 'The job\nends with BOOT_TOO_SLOW.',
    at: 1,
    kind: 'prose',
    reason: /BOOT_TOO_SLOW/,
  },
  {
    name: 'an unknown code in an output',
    text: block('text title="Example output"', 'outcome:', '  failed (TESTS_FAILED)'),
    at: 2,
    kind: 'prose',
    reason: /TESTS_FAILED/,
  },
  {
    name: 'an unknown environment variable',
    text: 'Set `BENCHLOOM_COLOUR` for that.',
    at: 0,
    kind: 'prose',
    reason: /BENCHLOOM_COLOUR/,
  },
  // Facts
  {
    name: 'a limit that differs',
    text: 'An agent sends\na heartbeat every 20 s.',
    at: 1,
    kind: 'fact',
    reason: /15 s in limits\.json/,
  },
  {
    name: 'a default that differs in a table',
    text: '| Key | Default |\n| --- | --- |\n| `devices[].console.baud` | 9600 |',
    at: 2,
    kind: 'fact',
    reason: /default is 115200/,
  },
  {
    name: 'a default that differs in a sentence',
    text: 'Raise `timeouts.job_s` (7200 s by default).',
    at: 0,
    kind: 'fact',
    reason: /default is 14400/,
  },
  {
    name: 'an exit code that no command has',
    text: 'It ends with exit code 77.',
    at: 0,
    kind: 'fact',
    reason: /exit code 77/,
  },
  {
    name: 'an artifact that expires before its retention',
    text: block(
      'text title="Example output"',
      'PATH                 SIZE   KIND  STATE   EXPIRES',
      'out/temperature.csv  114 B  data  stored  2026-12-20',
    ),
    at: 2,
    kind: 'fact',
    reason: /out\/temperature\.csv expires 30 days after 2026-11-20, but is kept for 365 .*releases this DIP/,
  },
  {
    name: 'a log with the retention of an artifact',
    text: block(
      'text title="Example output"',
      'PATH         SIZE      KIND  STATE   EXPIRES',
      'console.log  48.7 KiB  log   stored  2027-11-20',
    ),
    at: 2,
    kind: 'fact',
    reason: /console\.log expires 365 days after 2026-11-20, but is kept for 90/,
  },
  {
    name: 'a DIP that expires too late',
    text: block('text title="Example output"', 'state    validated', 'expires  2027-11-20'),
    at: 2,
    kind: 'fact',
    reason: /the DIP expires 365 days after 2026-11-20, but is kept for 90/,
  },
  {
    name: 'a test that is quarantined for too long',
    text: block('json title="quarantine.json"', '[{ "test": "a", "comment": "b", "expires": "2027-12-31" }]'),
    at: 1,
    kind: 'fact',
    reason: /expires after 406 days/,
  },
  {
    name: 'a title in other words',
    text: 'The thread begins with "Lab error, not the change".',
    at: 0,
    kind: 'fact',
    reason: /the title is "Lab error, not your change"/,
  },
  {
    name: 'a title in other words in an output',
    text: block('text title="Check run"', 'benchloom/smoke  failure', 'Configuration error in smoke 1.3.0'),
    at: 2,
    kind: 'fact',
    reason: /the title is "Configuration error: CODE"/,
  },
  {
    name: 'other versions of Python',
    text: '- `benchloom` 2.31.0, logged in, and Python 3.10 to 3.13 on your machine.',
    at: 0,
    kind: 'fact',
    reason: /Python 3\.10 to 3\.14 in benchloom\.pyi/,
  },
  {
    name: 'a list of other versions of Python',
    text: '- Python 3.10, 3.11, 3.12 or 3.13 on it.',
    at: 0,
    kind: 'fact',
    reason: /Python 3\.10 to 3\.14 in benchloom\.pyi/,
  },
  { name: 'a port that is not used', text: 'Open 8443/tcp for it.', at: 0, kind: 'fact', reason: /8443\/tcp/ },
  // Advice
  {
    name: 'a misspelt flag',
    text: block('bash', 'benchloom job submit smoke --dip gateway@1.4.2 --wiat'),
    at: 1,
    kind: 'bash',
    reason: /unknown flag --wiat \(did you mean --wait\?\)/,
  },
  {
    name: 'a misspelt key',
    text: block('json title="agent.json (excerpt)" fragment="agent:devices[].power"', '{ "drivr": "usb_hub" }'),
    at: 1,
    kind: 'json',
    reason: /unknown key "drivr" \(did you mean driver\?\)/,
  },
  {
    name: 'a misspelt code',
    text: 'The job ends with `FLASH_WRONG_PROB`.',
    at: 0,
    kind: 'prose',
    reason: /FLASH_WRONG_PROB\b.*\(did you mean FLASH_WRONG_PROBE\?/,
  },
  // Links and terms
  {
    name: 'an anchor that does not exist',
    text: 'See\n[the devices](/docs/trial#gadgets).',
    at: 1,
    kind: 'link',
    reason: /gadgets/,
  },
  {
    name: 'an anchor of a reference page that does not exist',
    text: 'See [baud](/docs/reference#devices-console-bauds).',
    at: 0,
    kind: 'link',
    reason: /devices-console-bauds/,
  },
  {
    name: 'a page that does not exist',
    text: 'See [nothing](/docs/nothing).',
    at: 0,
    kind: 'link',
    reason: /no such page/,
  },
  { name: 'a relative link', text: 'See [this](trial).', at: 0, kind: 'link', reason: /no such page/ },
  {
    name: 'a term that is not in the glossary',
    text: 'A <Term id="gizmo">gizmo</Term>.',
    at: 0,
    kind: 'term',
    reason: /gizmo/,
  },
];

/** Runs the checker on a folder with this page and a reference page; returns its exit code and its lines. */
function check(
  directory: string,
  page: string,
  environment: Record<string, string> = {},
): { status: number | null; lines: string[] } {
  writeFileSync(path.join(directory, 'docs/trial.mdx'), page);
  const words = ['--import', 'tsx', 'tests/examples/index.ts', directory];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, lines: `${stdout}${stderr}`.split('\n').filter(Boolean) };
}

describe('check:examples', () => {
  let directory = '';

  before(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'examples-'));
    mkdirSync(path.join(directory, 'docs'));
    cpSync(path.join(project, 'contracts'), path.join(directory, 'contracts'), { recursive: true });
    // The trial has published no addresses; findings.test.ts covers those.
    rmSync(path.join(directory, 'contracts/urls.json'));
    writeFileSync(path.join(directory, 'docs/reference.mdx'), `${frontMatter}<ConfigReference of="agent" />\n`);
  });

  after(() => rmSync(directory, { recursive: true, force: true }));

  it('finds nothing on a correct page, and reports what it read', () => {
    const { status, lines } = check(directory, goodPage);
    assert.deepEqual(lines.slice(0, -1), []);
    assert.match(lines.at(-1) ?? '', /no findings in 2 pages/);
    assert.equal(status, 0);
  });

  it('reports each mistake with file, line, kind and reason, and nothing else', () => {
    let line = goodPage.split('\n').length;
    const expected = mistakes.map((mistake) => {
      const place = `docs/trial.mdx:${line + mistake.at} ${mistake.kind}: `;
      line += mistake.text.split('\n').length + 1;
      return { ...mistake, place };
    });
    const page = `${goodPage}${mistakes.map(({ text }) => `${text}\n`).join('\n')}`;
    const { status, lines } = check(directory, page);
    const findings = new Set(lines.slice(0, -1));
    for (const { name, place, reason } of expected) {
      const finding = [...findings].find((each) => each.startsWith(place) && reason.test(each));
      assert.ok(finding, `${name}: no finding ${place}${reason}; left are\n${[...findings].join('\n')}`);
      findings.delete(finding);
    }
    assert.deepEqual([...findings], []);
    assert.match(lines.at(-1) ?? '', new RegExp(`: ${mistakes.length} findings in `));
    assert.equal(status, 1);
  });

  it('reports a page that knows one of two titles', () => {
    const old = '| errored | `job_group.errored` | thread that begins with "Lab error, not your change" |';
    const { lines } = check(directory, `${frontMatter}| Outcome | Event | Message |\n| --- | --- | --- |\n${old}\n`);
    assert.equal(lines.length, 2, lines.join('\n'));
    assert.match(lines[0] ?? '', /^docs\/trial\.mdx:8 fact: .*one of the titles.*"Configuration error: CODE" too/);
  });

  it('takes a page whose introduction names one size as a page for that size', () => {
    const command = block('bash', 'sudo docker compose stop server');
    const page = (introduction: string) => `${frontMatter}${introduction}\n\n## Stop\n\n${command}\n`;
    assert.match(check(directory, page('This page installs size S.')).lines.join('\n'), /^[^\n]*no findings/);
    assert.match(check(directory, page('Stop it first.')).lines[0] ?? '', /no service server in size M and L/);
    const others = 'The commands name the service of size S: from size M on, write four others.';
    assert.match(check(directory, page(others)).lines.join('\n'), /^[^\n]*no findings/);
  });

  it('reports two pages that put one amount differently into the same words, and not a page with both', () => {
    const other = path.join(directory, 'docs/other.mdx');
    writeFileSync(other, `${frontMatter}Allow an idle time of 75 s at the proxy.\n`);
    const { lines } = check(directory, `${frontMatter}Allow an idle time of 60 s at the proxy.\n`);
    const both = check(
      directory,
      `${frontMatter}Allow an idle time of 60 s at the proxy, or an idle time of 75 s at the proxy.\n`,
    );
    rmSync(other);
    assert.equal(lines.length, 3, lines.join('\n'));
    assert.match(lines[0] ?? '', /^docs\/other\.mdx:6 fact: "idle time of 75 s at the": docs\/trial\.mdx:6 has 60/);
    assert.match(lines[1] ?? '', /^docs\/trial\.mdx:6 fact: .*other\.mdx:6 has 75/);
    assert.equal(both.lines.length, 1, both.lines.join('\n'));
  });

  it('reports a missing field in a line of events.jsonl, which is too wide as well', () => {
    const skipped = '{"v":1,"seq":1,"ts":"2026-11-20T09:14:03.412Z","mono_s":1.5,"type":"phase.skipped","data":';
    const page = block(
      'json title="events.jsonl"',
      `${skipped}{"phase":"booting","why":"no DIP"}}`,
      `${skipped}{"phase":"booting"}}`,
    );
    const { lines } = check(directory, `${frontMatter}${page}\n`);
    assert.match(lines.join('\n'), /^\S+:7 block: .*\n\S+:8 block: .*\n\S+:8 json: .*'why'.*\n.*3 findings/);
  });

  it('reports a line of an example of a command that is wider than its block', () => {
    const contract = path.join(directory, 'contracts/cli.json');
    const text = readFileSync(contract, 'utf8');
    writeFileSync(contract, text.replace(/(?<="command": "benchloom login)(?=[^\n]*")/, ` # ${'x'.repeat(74)}`));
    const { lines } = check(directory, goodPage);
    writeFileSync(contract, text);
    assert.equal(lines.length, 2, lines.join('\n'));
    assert.match(lines[0] ?? '', /^contracts\/cli\.json:\d+ block: .*\d+ columns, 74 fit/);
  });

  it('reports a page that is not MDX, and still checks the others', () => {
    const { status, lines } = check(directory, `${frontMatter}A line.\n\n{broken\n`);
    assert.equal(lines.length, 2);
    assert.match(lines[0] ?? '', /^docs\/trial\.mdx:\d+ page: not valid MDX: /);
    assert.equal(status, 1);
  });

  it('cannot run without python3 and says so with exit code 2', () => {
    const { status, lines } = check(directory, goodPage, { PATH: path.join(directory, 'docs') });
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /^check:examples cannot run: python3 does not start: install it/);
    assert.equal(status, 2);
  });

  it('cannot run without contracts and says so with exit code 2', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'examples-empty-'));
    mkdirSync(path.join(empty, 'docs'));
    const { status, lines } = check(empty, goodPage);
    rmSync(empty, { recursive: true, force: true });
    assert.equal(status, 2);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /^check:examples cannot run: /);
  });
});
