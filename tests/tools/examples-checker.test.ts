import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

const project = path.resolve(__dirname, '../..');

const frontMatter = '---\ntitle: Trial\ndescription: A page of the test of the checker.\n---\n\n';

/** A valid page that has one sample of every kind. */
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

\`\`\`bash
sudo docker compose run --rm tools check \\
  && sudo docker compose up --detach --wait --force-recreate server
\`\`\`

\`\`\`bash
benchloom dip promote gateway@1.4.2 --to released
benchloom job submit smoke --dip gateway@1.4.2 --wait
\`\`\`

## More devices
`;

/** Test name, page text, line of the finding (counted from the start of the text), kind, and words from the reason. */
type Mistake = [name: string, text: string, at: number, kind: string, reason: RegExp];

function block(fence: string, ...lines: string[]): string {
  return [`\`\`\`${fence}`, ...lines, '```'].join('\n');
}

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
  ['a language that is not allowed', block('yaml', 'a: 1'), 0, 'block', /yaml/],
  ['a Python file without title', block('python', 'x = 1'), 0, 'block', /without a title/],
  [
    'a line that is wider than its block in a list',
    block('bash', `true ${'x'.repeat(65)}`)
      .replaceAll(/^/gm, '   ')
      .replace('  ', '1.'),
    1,
    'block',
    /70 columns, but only 69 fit/,
  ],
  [
    'JSON that does not parse',
    block('json title="agent.json"', '{', '  "name": }', '}'),
    2,
    'json',
    /not JSON, column 11/,
  ],
  [
    'a fragment of a key that does not exist',
    block('json title="dip.json (excerpt)" fragment="dip:boots"', '{}'),
    0,
    'json',
    /doesn't name a key/,
  ],
  [
    'a fragment of another type',
    block('json title="dip.json (excerpt)" fragment="dip:os"', '["linux"]'),
    1,
    'json',
    /dip:os: This has the wrong type\. Write an object/,
  ],
  [
    'an unknown key in agent.json',
    block(
      'json title="agent.json"',
      '{ "schema_version": 3, "server_url": "https://lab.example.com",',
      '  "devices": [{ "id": "a", "type": "b",',
      '    "flsh": {} }] }',
    ),
    3,
    'json',
    /devices\[0\]\.flsh: Unknown key `flsh`\. Did you mean `flash`\?/,
  ],
  [
    'the address of another schema',
    block(
      'json title="job-package.json"',
      '{',
      '  "$schema":',
      '  "https://www.benchloom.example/schemas/dip-config.schema.json",',
      '  "schema_version": 4, "name": "a", "version": "1.0.0",',
      '  "kind": "test", "devices": { "type": "b" } }',
    ),
    2,
    'json',
    /\$schema is .*dip-config/,
  ],
  [
    'Python that does not compile',
    block('python title="main.py"', 'x = 1', 'def broken(:', '    pass'),
    2,
    'python',
    /"\(" was not closed/,
  ],
  [
    'a method that the API does not have',
    pythonTest('title="main.py"', 'ctx.device.console.clear()'),
    6,
    'python',
    /"clear"/,
  ],
  [
    'a test that does not reach its outcome',
    pythonTest('title="main.py" run="failed"', 'ctx.check(True, "fine")'),
    0,
    'run',
    /the page says failed, but the simulation gives passed/,
  ],
  ['an output that no run prints', block('text', 'trial, simulated', 'none'), 0, 'run', /prints different output/],
  ['bash that does not parse', block('bash', 'true', 'if true; then'), 2, 'bash', /not valid bash/],
  ['a prompt', block('bash', '$ benchloom whoami'), 1, 'bash', /prompt/],
  [
    'a restart after a check that may have failed',
    block('bash', 'sudo agentctl config validate', 'sudo agentctl restart'),
    2,
    'bash',
    /join check and restart/,
  ],
  [
    'an unknown flag after sudo, variables and &&',
    block('bash', 'true &&', '  sudo -u lab A=1 agentctl device test rpi4-07 --onyl'),
    2,
    'bash',
    /agentctl device test: unknown flag --onyl \(did you mean --only\?\)/,
  ],
  [
    'a missing argument in a substitution',
    block('bash', 'echo "$(benchloom job show)"'),
    1,
    'bash',
    /missing argument ID/,
  ],
  [
    'a wrong command through the service of the server',
    block('bash', 'sudo docker compose -f compose.json run --rm tools chek'),
    1,
    'bash',
    /unknown command "benchloom-server chek"/,
  ],
  [
    'an install by a registry name',
    block('bash', 'sudo apt-get install --yes benchloom'),
    1,
    'bash',
    /from a registry/,
  ],
  [
    'an unknown key',
    'The first line.\nSet `devices[].console.colour` first.',
    1,
    'prose',
    /devices\[\]\.console\.colour/,
  ],
  ['a state that does not exist', 'The job is `resreved` then.', 0, 'prose', /resreved/],
  ['a flag with a value that it cannot have', 'Use `--output xml` for that.', 0, 'prose', /"xml" isn't one of/],
  [
    'an unknown command in the prose',
    'Run `benchloom job sumbit` for that.',
    0,
    'prose',
    /unknown command "benchloom job sumbit"/,
  ],
  ['a function that the API does not have', 'Call `ctx.console.shout()` then.', 0, 'prose', /ctx\.console\.shout\(\)/],
  ['an unknown code', 'The job ends with `FLASH_TOO_SLOW`.', 0, 'prose', /FLASH_TOO_SLOW/],
  ['an unknown environment variable', 'Set `BENCHLOOM_COLOUR` for that.', 0, 'prose', /BENCHLOOM_COLOUR/],
  ['a limit that differs', 'An agent sends\na heartbeat every 20 s.', 1, 'fact', /15 s in limits\.json/],
  [
    'a default that differs in a table',
    '| Key | Default |\n| --- | --- |\n| `devices[].console.baud` | 9600 |',
    2,
    'fact',
    /default is 115200/,
  ],
  ['an exit code that no command has', 'It ends with exit code 77.', 0, 'fact', /exit code 77/],
  ['a port that is not used', 'Open 8443/tcp for it.', 0, 'fact', /8443\/tcp/],
  ['an anchor that does not exist', 'See\n[the devices](/docs/trial#gadgets).', 1, 'link', /gadgets/],
  [
    'an anchor of a reference page that does not exist',
    'See [baud](/docs/reference#devices-console-bauds).',
    0,
    'link',
    /devices-console-bauds/,
  ],
  ['a page that does not exist', 'See [nothing](/docs/nothing).', 0, 'link', /no such page/],
  ['a limit that does not exist', 'It takes <Limit of="nope" />.', 0, 'page', /limits\.json has no limit "nope"/],
];

/** Runs the checker on a folder with this page and a reference page. Returns the exit code and the output lines. */
function check(
  directory: string,
  page: string,
  environment: Record<string, string> = {},
): { status: number | null; lines: string[] } {
  writeFileSync(path.join(directory, 'docs/trial.mdx'), page);
  const words = ['--import', 'tsx', 'tools/lint/examples/index.ts', directory];
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
    writeFileSync(path.join(directory, 'docs/reference.mdx'), `${frontMatter}<ConfigReference of="agent" />\n`);
  });

  after(() => rmSync(directory, { recursive: true, force: true }));

  it('finds no errors on a correct page, and prints what it has read', () => {
    const { status, lines } = check(directory, goodPage);
    assert.deepEqual(lines.slice(0, -1), []);
    assert.match(lines.at(-1) ?? '', /no findings in 2 pages/);
    assert.equal(status, 0);
  });

  it('reports each error with file, line, kind, and reason, and reports nothing else', () => {
    let line = goodPage.split('\n').length;
    const expected = mistakes.map(([name, text, at, kind, reason]) => {
      const place = `docs/trial.mdx:${line + at} ${kind}: `;
      line += text.split('\n').length + 1;
      return { name, place, reason };
    });
    const page = `${goodPage}${mistakes.map(([, text]) => `${text}\n`).join('\n')}`;
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

  it("reports a page that isn't MDX, and still checks the other pages", () => {
    const { status, lines } = check(directory, `${frontMatter}A line.\n\n{broken\n`);
    assert.equal(lines.length, 2);
    assert.match(lines[0] ?? '', /^docs\/trial\.mdx:\d+ page: not valid MDX: /);
    assert.equal(status, 1);
  });

  it("returns exit code 2 without python3, because it can't run", () => {
    const { status, lines } = check(directory, goodPage, { PATH: path.join(directory, 'docs') });
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /^check:examples can't run: python3 doesn't start: install it/);
    assert.equal(status, 2);
  });
});
