import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readContract } from '../lib/contracts.mjs';

const { value: adapterLimitS } = readContract('limits.json').limits.find(({ id }) => id === 'adapter');
const simulation = fileURLToPath(new URL('../../simulation', import.meta.url));
/** @type {{ encoding: 'utf8', env: NodeJS.ProcessEnv }} */
const options = { encoding: 'utf8', env: { ...process.env, PYTHONPATH: simulation, PYTHONDONTWRITEBYTECODE: '1' } };

/** Creates a device, runs the Python lines, and returns the output. */
function onDevice(lines) {
  const script = [
    'import re',
    'from benchloom import Device',
    'from benchloom.console import Answer',
    'sync = Answer(re.compile("^sync$"), "", 1)',
    'device = Device("rpi4-07", "rpi4", {}, frozenset(), [sync])',
    ...lines,
  ].join('\n');
  const { stdout, stderr, status } = spawnSync('python3', ['-c', script], options);
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

/** Writes the files and runs `main.py` as the test file. Returns the output, the exit code, and the events. */
function run(files) {
  const directory = mkdtempSync(join(tmpdir(), 'simulation-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content);
    const words = ['-m', 'benchloom.run', 'main.py', '--simulate', '--events', 'events.jsonl'];
    if (files['answers.json']) words.push('--script', 'answers.json');
    if (files['job-package.json']) words.push('--manifest', 'job-package.json');
    const { stdout, stderr, status } = spawnSync('python3', words, { ...options, cwd: directory });
    const events = readFileSync(join(directory, 'events.jsonl'), 'utf8').trim().split('\n').filter(Boolean);
    return { stdout, stderr, status, events: events.map((line) => JSON.parse(line)) };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

describe('reboot in the simulation', () => {
  const sent = [
    'mark = device.console.mark()',
    'seconds = device.reboot()',
    'print(seconds, repr(device.console.since(mark)))',
  ];

  test('runs sync before it cuts power, whatever exit code sync returns', () => {
    assert.equal(onDevice(sent), "3.0 'sync\\n'");
  });

  test('with wait_ready=False returns immediately and leaves the power on', () => {
    assert.equal(onDevice(['print(device.reboot(wait_ready=False), device.power.state())']), '0.0 on');
  });
});

describe('outcome', () => {
  const imports =
    'import time\nfrom benchloom import Context, ConsoleTimeout, PowerError, perf, setup, teardown, test\n';
  const define = (decorator, name, line) => `\n${decorator}\ndef ${name}(ctx: Context) -> None:\n    ${line}\n`;
  const manifest = {
    params: { speed: { default: 3 }, board: { type: 'string' } },
    secrets: ['key'],
    devices: { type: 'rpi4', fixtures: ['relay:2'] },
    perf: { warmup: 0, repeat: 2, cooldown_s: 10 },
    artifacts: [{ path: '*.log', when: 'on_failure' }],
  };
  /** Runs the code. Returns the lines without positions and extra spaces, the exit code, and the end of the last test. */
  const outcomeOf = (source) => {
    const files = { 'main.py': imports + source, 'job-package.json': JSON.stringify(manifest) };
    const { stdout, status, events } = run(files);
    const lines = stdout
      .replace(/main\.py:\d+: |^ +/gm, '')
      .replace(/ {2,}/g, ' ')
      .trim()
      .split('\n');
    return { lines, status, end: events.at(-1)?.time_s };
  };

  test('of a test depends on its setup, teardown, retries, limits, time, and fixtures', () => {
    const prepares = 'calls.append(1); ctx.require(len(calls) != 1, "not ready")';
    const around = [
      'calls: "list[int]" = []\n',
      define('@setup("test")', 'prepares', prepares),
      define('@teardown("test")', 'cleans', 'if len(calls) < 4: raise ValueError(f"left by call {len(calls)}")'),
    ];
    const tests = [
      ['@test()', 'a', 'raise ValueError("no setup")', 'failed 0.0 s CHECK_FAILED', 'not ready'],
      ['@test()', 'b', 'pass', 'error 0.0 s EXCEPTION', 'ValueError: left by call 2'],
      ['@test()', 'c', 'ctx.require(False, "no link")', 'failed 0.0 s CHECK_FAILED', 'no link'],
      ['@test(retries=2)', 'd', 'ctx.check(len(calls) == 6, "too early")', 'passed 0.0 s'],
      ['@test(retries=1)', 'e', 'ctx.check(False, str(len(calls)))', 'failed 0.0 s CHECK_FAILED', '8'],
      ['@test(retries=1)', 'f', 'raise SystemExit(len(calls))', 'error 0.0 s EXCEPTION', 'SystemExit: 9'],
      ['@test()', 'g', 'ctx.skip("no radio")', 'skipped 0.0 s no radio'],
      ['@test(timeout_s=5)', 'h', 'time.sleep(6)', 'failed 6.0 s TEST_TIMEOUT', 'longer than 5 s'],
      ['@test(timeout_s=5)', 'i', 'time.sleep(5)', 'passed 5.0 s'],
      ['@test(measures=["a"])', 'j', 'pass', 'failed 0.0 s MEASUREMENT_MISSING', 'not set: a'],
      [
        '@test()',
        'k',
        'ctx.measure("a", 1, "s", minimum=1, maximum=2)',
        'passed 0.0 s',
        'a 1 s minimum 1 maximum 2 pass',
      ],
      [
        '@test()',
        'l',
        'ctx.measure("a", 2, "s", minimum=1, maximum=2)',
        'passed 0.0 s',
        'a 2 s minimum 1 maximum 2 pass',
      ],
      [
        '@test()',
        'm',
        'ctx.measure("a", 2.5, "s", maximum=2)',
        'failed 0.0 s MEASUREMENT_LIMIT',
        'a 2.5 s maximum 2 fail',
      ],
      [
        '@test()',
        'n',
        'ctx.measure("a", 0.5, "s", minimum=1)',
        'failed 0.0 s MEASUREMENT_LIMIT',
        'a 0.5 s minimum 1 fail',
      ],
      ['@test(requires=["relay"])', 'o', 'pass', 'passed 0.0 s'],
      ['@test(requires=["relay:2", "rel"])', 'p', 'pass', 'skipped 0.0 s FIXTURE_ABSENT rel'],
      // The calls are numbers 19 to 23, and the first two warm up.
      ['@perf(warmup=2, repeat=3)', 'q', 'ctx.measure("a", len(calls) ** 2, "s")', 'passed 0.0 s', 'a 484 s unset'],
      ['@perf()', 'r', 'time.sleep(1); ctx.measure("a", len(calls), "s")', 'passed 2.0 s', 'a 24.5 s unset'],
      ['@perf()', 's', 'ctx.require(len(calls) != 27, "slow")', 'failed 0.0 s CHECK_FAILED', 'slow'],
      [
        '@test()',
        't',
        'ctx.skip(f"{ctx.params} {ctx.secrets} {ctx.devices[-1].id}")',
        "skipped 0.0 s {'speed': 3} {'key': ***} rpi4-sim-1",
      ],
    ];
    const source = tests.map(([decorator, name, line]) => define(decorator, name, line));
    const { lines, end } = outcomeOf([...around, ...source].join(''));
    const expected = tests.flatMap(([, name, , ending, ...below]) => [`${name} ${ending}`, ...below]);
    assert.deepEqual(lines.slice(1, -2), expected);
    assert.equal(end, 6 + 5 + 2 + 8 * manifest.perf.cooldown_s);
  });

  const passes = define('@test()', 'passes', '(ctx.workdir / "a.log").write_text("a")');
  const late = define('@teardown()', 'late', 'raise PowerError("outlet 7")');
  const failed = ['outcome: failed (TEST_FAILED)', 1];
  for (const [job, source, ...expected] of [
    ['with a skipped test is passed', define('@test()', 'skips', 'ctx.skip("")'), 'outcome: passed', 0],
    ['without tests is errored', '', 'outcome: errored (NO_TESTS)', 3],
    ['whose code exits is errored', 'raise SystemExit(0)\n', 'outcome: errored (ENTRY_ERROR)', 3],
    ['with only a run function is passed', define('', 'run', 'ctx.log'), 'outcome: passed', 0],
    [
      'whose setup fails is failed, and runs no test',
      define('@setup()', 'prepares', 'ctx.check(False, "no network")') + passes,
      'passes error 0.0 s CHECK_FAILED',
      'job setup failed',
      'no network',
      '0 passed, 0 failed, 1 error, 0 skipped',
      ...failed,
    ],
    [
      'whose teardown raises is failed, and collects what a failure needs',
      passes + define('@teardown()', 'breaks', 'raise ValueError("left over")'),
      'job teardown EXCEPTION ValueError: left over',
      '1 passed, 0 failed, 0 error, 0 skipped',
      'artifact a.log file',
      ...failed,
    ],
    ['whose teardown raises a lab error is errored', passes + late, 'outcome: errored (POWER_FAILED)', 3],
    [
      'with a lab error after a failure is failed',
      define('@test()', 'fails', 'raise ConsoleTimeout("silent")') + late,
      'warning LAB_ERROR_AFTER_FAILURE POWER_FAILED',
      ...failed,
    ],
    [
      'with a power error is errored',
      define('@setup("test")', 'late', 'raise PowerError("outlet 7")') + passes + define('@test()', 'next', 'pass'),
      '0 passed, 0 failed, 1 error, 1 skipped',
      'outcome: errored (POWER_FAILED)',
      3,
    ],
  ])
    test(`of a job ${job}`, () => {
      const { lines, status } = outcomeOf(source);
      assert.deepEqual([...lines, status].slice(-expected.length), expected);
    });
});

describe('output of a run', () => {
  test('shows the line of a syntax error, but no files of the simulation', () => {
    const { stdout, stderr, status } = run({ 'main.py': 'import benchloom\ndef broken(:\n' });
    assert.match(stdout, /outcome: errored \(ENTRY_ERROR\)\n$/);
    assert.match(stderr, /File "main\.py", line 2\n/);
    assert.doesNotMatch(stderr, /simulation/);
    assert.equal(status, 3);
  });

  test('lists the artifacts from the manifest and the code', () => {
    const main = `from benchloom import Context, test

@test()
def writes(ctx: Context) -> None:
    (ctx.workdir / "trace.csv").write_text("1")
    (ctx.workdir / "dump.bin").write_text("2")
    ctx.artifacts.add_json("summary.json", {})
`;
    const artifacts = [
      { path: '*.csv', kind: 'data' },
      { path: '*.bin', kind: 'core', when: 'on_failure' },
    ];
    const manifest = JSON.stringify({ name: 'trace', version: '1.0.0', artifacts });
    const { stdout } = run({ 'main.py': main, 'job-package.json': manifest });
    assert.match(stdout, /^trace 1\.0\.0, simulated\n/);
    assert.match(stdout, /\nartifact {2}summary\.json {2}file\nartifact {2}trace\.csv {5}data\noutcome: passed\n$/);
  });
});

describe('events of a run', () => {
  test('record the phases, and what happens on each device at what virtual time', () => {
    const main = `from benchloom import Context, setup, test

@setup("job")
def boots(ctx: Context) -> None:
    ctx.device.power.off()

@test()
def answers(ctx: Context) -> None:
    ctx.devices[1].console.run("uname")
    ctx.device.console.send("version")
    ctx.device.console.expect("2.31", timeout_s=5)
    ctx.device.console.expect("never", timeout_s=5)
`;
    const answers = JSON.stringify([
      { command: 'uname', stdout: 'Linux\n', exit_code: 1 },
      { command: '^version$', stdout: '2.31\n' },
    ]);
    const manifest = JSON.stringify({ devices: { type: 'rpi4', count: 2 } });
    const { events } = run({
      'main.py': main.replace('"uname"', '"uname", check=False'),
      'answers.json': answers,
      'job-package.json': manifest,
    });
    assert.deepEqual(events, [
      { kind: 'phase', time_s: 0, phase: 'setup', name: 'setup' },
      { kind: 'power', time_s: 0, device: 'rpi4-sim-1', text: 'off' },
      { kind: 'end', time_s: 0, outcome: 'passed' },
      { kind: 'phase', time_s: 0, phase: 'test', name: 'answers' },
      { kind: 'run', time_s: 0, device: 'rpi4-sim-2', text: 'uname', stdout: 'Linux\n', exit_code: 1 },
      { kind: 'send', time_s: 0.002, device: 'rpi4-sim-1', text: 'version', stdout: '2.31\n' },
      { kind: 'timeout', time_s: 5.0024, device: 'rpi4-sim-1', text: "'never' not found in 5 s" },
      { kind: 'end', time_s: 5.0024, outcome: 'failed' },
    ]);
  });
});

describe('replay of events into an adapter', () => {
  const saved = readFileSync(fileURLToPath(new URL('../../plugins/samples/events.jsonl', import.meta.url)), 'utf8');
  const recorder = `import time

class Recorder:
    def __init__(self, path, options):
        self.path, self.calls = path, [f"options {options}"]

    def begin(self, job):
        self.calls.append(f"begin {job['job_id']}")

    def event(self, e):
        self.calls.append(f"event {e['seq']} {e['type']}")

    def end(self, summary):
        self.path.write_text("\\n".join([*self.calls, f"end {summary['outcome']}"]))
`;

  /** Replays events through an adapter. Returns the output and the exit code. */
  function replay(name, source, { events = saved, words = ['--adapter', 'python:adapters:Recorder'] } = {}) {
    const directory = mkdtempSync(join(tmpdir(), 'replay-'));
    try {
      writeFileSync(join(directory, name), source);
      writeFileSync(join(directory, 'events.jsonl'), events);
      const all = ['-m', 'benchloom.replay', 'events.jsonl', ...words, '--out', 'report'];
      const { stdout, stderr, status } = spawnSync('python3', all, { ...options, cwd: directory });
      return { lines: stdout.trim().split('\n'), errors: stderr.trim().split('\n'), status };
    } finally {
      rmSync(directory, { recursive: true });
    }
  }

  test('calls begin once, event for each event in order, and end once, then prints path and size', () => {
    const words = ['--adapter', 'python:adapters:Recorder', '--option', 'delimiter=;'];
    const { lines, status } = replay('adapters.py', recorder, { words });
    const types = saved
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type);
    assert.equal(status, 0);
    const size = Buffer.byteLength(lines.slice(1).join('\n'));
    assert.deepEqual(lines, [
      `report  ${size} B`,
      "options {'delimiter': ';'}",
      'begin job_simulated2aa',
      ...types.map((type, index) => `event ${index + 1} ${type}`),
      'end passed',
    ]);
  });

  const slow = recorder.replace('self.calls.append(f"event', 'time.sleep(20); self.calls.append(f"event');
  const faults = [
    ['raises an exception', recorder.replace("job['job_id']", "job['jobs']"), "raised KeyError: 'jobs'"],
    ['writes no file', recorder.replace('self.path.write_text', 'print'), 'wrote no file'],
    [`takes more than ${adapterLimitS} s`, slow, `ran longer than ${adapterLimitS} s`],
  ];
  for (const [what, source, message] of faults)
    test(`returns exit code 1 if the adapter ${what}`, () => {
      const { errors, status } = replay('adapters.py', source);
      assert.deepEqual([errors.at(-1), status], [`ADAPTER_FAILED: python adapters:Recorder ${message}`, 1]);
      assert.doesNotMatch(errors.join('\n'), /simulation/);
    });

  for (const [end, message, expected] of [
    ['None', [], 0],
    ['3', ['ADAPTER_FAILED: command main.py returned exit code 3'], 1],
    ['"full"', ['ADAPTER_FAILED: command main.py returned exit code 1'], 1],
  ])
    test(`runs a program with the events as its input, which ends with ${end}`, () => {
      const write = 'open(os.environ["BENCHLOOM_ADAPTER_FILE"], "w").write(f"{sys.argv} {len(list(sys.stdin))}")';
      const words = ['--adapter', 'command:main.py'];
      const { lines, errors, status } = replay('main.py', `import os, sys\n${write}\nsys.exit(${end})`, { words });
      assert.deepEqual([errors.filter(Boolean), status], [message, expected]);
      if (status === 0) assert.equal(lines[1], `['main.py'] ${saved.trim().split('\n').length}`);
    });

  test("returns exit code 8 for a line that isn't an event, and shows that line", () => {
    for (const broken of ['{"type": "test.finished"', '[]', '{"type": "log", "data": []}']) {
      const { errors, status } = replay('adapters.py', recorder, { events: `${saved}${broken}\n` });
      assert.deepEqual([errors, status], [['events.jsonl:10: not an event'], 8]);
    }
  });
});

describe('programs that a sample starts', () => {
  test("aren't really run: scp creates the file it downloads and needs the file it uploads, and all others return exit code 0", () => {
    const main = `import subprocess
from benchloom import Context, test

def call(ctx: Context, *words: str) -> int:
    return subprocess.run(words, capture_output=True, text=True, cwd=ctx.workdir).returncode

@test()
def starts(ctx: Context) -> None:
    (ctx.workdir / "here").write_text("")
    codes = [call(ctx, "touch", "made"), call(ctx, "scp", "here", "board:/tmp"), call(ctx, "scp", "gone", "board:/tmp")]
    codes.append(call(ctx, "scp", "board:/log", "log"))
    print(codes, sorted(each.name for each in ctx.workdir.iterdir()))
`;
    assert.match(run({ 'main.py': main }).stdout, /\[0, 0, 1, 0\] \['here', 'log'\]\n/);
  });
});
