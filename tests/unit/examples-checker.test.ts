import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

const project = path.resolve(__dirname, '../..');

const frontMatter = '---\ntitle: Trial\ndescription: A page of the test of the checker.\n---\n\n';

/** A page that is all right: every kind of sample once. */
const goodPage = `${frontMatter}Set [\`devices[].console.baud\`](/docs/trial#devices) and run \`agentctl device test rpi4-07\`.

## Devices

\`\`\`json title="agent.json (excerpt)" fragment="agent:devices[].power"
{ "driver": "usb_hub", "outlet": 3, "options": { "location": "1-1.4" } }
\`\`\`

\`\`\`bash
sudo agentctl device test rpi4-07 --only flash && benchloom job list --state queued | head
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

The agent sends a heartbeat every 15 s. <Term id="dip">DIP</Term>
`;

/** One mistake each: what stands at the end of the page, the kind of the finding, and words of its reason. */
const mistakes: [name: string, text: string, kind: string, reason: RegExp][] = [
  ['a language that is not allowed', '```yaml\na: 1\n```\n', 'block', /yaml/i],
  ['JSON that does not parse', '```json title="agent.json"\n{ "name": }\n```\n', 'json', /./],
  [
    'an unknown key in a file',
    '```json title="quarantine.json"\n[{ "test": "a", "comment": "b", "expires": "2026-12-31", "colour": "red" }]\n```\n',
    'json',
    /colour/,
  ],
  [
    'a value that a fragment may not have',
    '```json title="agent.json (excerpt)" fragment="agent:devices[].console"\n{ "baud": "fast" }\n```\n',
    'json',
    /baud/,
  ],
  ['a JSON file without title', '```json\n{}\n```\n', 'json', /no title/],
  ['Python that does not compile', '```python title="main.py"\ndef broken(:\n    pass\n```\n', 'python', /./],
  [
    'Python that the API does not have',
    '```python title="main.py"\nfrom benchloom import Context, test\n\n\n@test()\ndef a(ctx: Context) -> None:\n    ctx.device.console.shout("hi")\n```\n',
    'python',
    /shout/,
  ],
  [
    'a test that does not reach its outcome',
    '```python title="main.py" run="failed"\nfrom benchloom import Context, test\n\n\n@test()\ndef a(ctx: Context) -> None:\n    ctx.check(True, "fine")\n```\n',
    'run',
    /the simulation passed/,
  ],
  ['bash that does not parse', '```bash\nif true; then\n```\n', 'bash', /./],
  ['a prompt in a bash block', '```bash\n$ benchloom whoami\n```\n', 'bash', /prompt/],
  ['an unknown command', '```bash\nbenchloom job destroy\n```\n', 'bash', /destroy/],
  ['an unknown flag behind sudo and &&', '```bash\ntrue && sudo agentctl status --loud\n```\n', 'bash', /--loud/],
  ['a missing argument in a substitution', '```bash\necho "$(benchloom job show)"\n```\n', 'bash', /ID/],
  ['a wrong enum value', '```bash\nbenchloom job list --output xml\n```\n', 'bash', /xml/],
  ['an install by a registry name', '```bash\npip install benchloom\n```\n', 'bash', /registry/],
  ['an unknown key in the prose', 'Set `devices[].console.colour` first.\n', 'prose', /colour/],
  ['an unknown flag in the prose', 'Use `--faster` for that.\n', 'prose', /--faster/],
  ['an unknown code in the prose', 'The job ends with `FLASH_TOO_SLOW`.\n', 'prose', /FLASH_TOO_SLOW/],
  ['a limit that differs', 'The agent sends a heartbeat every 20 s.\n', 'fact', /15 s in limits.json/],
  ['an anchor that does not exist', 'See [the devices](/docs/trial#gadgets).\n', 'link', /gadgets/],
  ['a page that does not exist', 'See [nothing](/docs/nothing).\n', 'link', /nothing/],
  ['a term that is not in the glossary', 'A <Term id="gizmo">gizmo</Term>.\n', 'term', /gizmo/],
];

/** Runs the checker on a folder with one page; returns its exit code and its lines. */
function check(directory: string, page: string): { status: number | null; lines: string[] } {
  writeFileSync(path.join(directory, 'docs/trial.mdx'), page);
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'tests/examples/index.ts', directory], {
    cwd: project,
    encoding: 'utf8',
  });
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line && !line.startsWith('npm warn'));
  return { status, lines };
}

describe('check:examples', () => {
  let directory = '';

  before(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'examples-'));
    mkdirSync(path.join(directory, 'docs'));
    cpSync(path.join(project, 'contracts'), path.join(directory, 'contracts'), { recursive: true });
    symlinkSync(path.join(project, 'node_modules'), path.join(directory, 'node_modules'));
  });

  after(() => rmSync(directory, { recursive: true, force: true }));

  it('finds nothing on a page that is all right, and says what it read', () => {
    const { status, lines } = check(directory, goodPage);
    assert.deepEqual(lines.slice(0, -1), []);
    assert.match(lines.at(-1) ?? '', /no findings in 1 pages?/);
    assert.equal(status, 0);
  });

  it('reports one mistake of each kind on one page, with file, line and reason, and nothing else', () => {
    const begin = goodPage.split('\n').length;
    const texts = mistakes.map(([, text]) => text);
    const { status, lines } = check(directory, `${goodPage}\n${texts.join('\n')}`);
    assert.equal(status, 1);
    let line = begin + 1;
    const found = new Set<string>();
    for (const [name, text, kind, reason] of mistakes) {
      const last = line + text.split('\n').length - 1;
      const own = lines.filter((finding) => {
        const [, place] = /^docs\/trial\.mdx:(\d+) /.exec(finding) ?? [];
        return Number(place) >= line && Number(place) < last + 1;
      });
      const fitting = own.filter((finding) => finding.includes(` ${kind}: `) && reason.test(finding));
      assert.ok(fitting.length > 0, `${name} is not reported on lines ${line} to ${last}; there: ${own.join(' | ')}`);
      for (const finding of own) found.add(finding);
      line = last + 1;
    }
    const others = lines.slice(0, -1).filter((finding) => !found.has(finding));
    assert.deepEqual(others, []);
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
