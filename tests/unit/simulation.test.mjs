import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readContracts } from '../../checks/samples/contracts';
import { readContract } from '../lib/contracts.mjs';

const { value: adapterLimitS } = readContract('limits.json').limits.find(({ id }) => id === 'adapter');
const project = fileURLToPath(new URL('../../', import.meta.url));
/** @type {{ encoding: 'utf8', env: NodeJS.ProcessEnv }} */
const options = {
  encoding: 'utf8',
  env: { ...process.env, PYTHONPATH: `${project}simulation`, PYTHONDONTWRITEBYTECODE: '1' },
};

/** Prints the parameters, with their defaults, of each function in the simulation whose name is given. */
const inspect = `import benchloom, functools, inspect, json, sys
found = {name: functools.reduce(getattr, name.split("."), benchloom) for name in sys.argv[1:]}
of = lambda p: [p.name, None if p.default is p.empty else repr(p.default)]
print(json.dumps({name: [of(p) for p in inspect.signature(f).parameters.values() if p.name != "self"] for name, f in found.items()}))`;

test('the simulation has every function of the Python API, with the same parameters and defaults', () => {
  const { api } = readContracts(project);
  const functions = api.filter(({ kind, name }) => kind === 'function' && !name.endsWith('.__init__'));
  const { stdout, stderr } = spawnSync('python3', ['-c', inspect, ...functions.map(({ name }) => name)], options);
  assert.equal(stderr, '');
  const expected = functions.map(({ name, parameters }) => [name, parameters.map((one) => [one.name, one.default])]);
  assert.deepEqual(JSON.parse(stdout), Object.fromEntries(expected));
});

describe('the outcome', () => {
  const imports = 'import time\nfrom benchloom import *\n';
  const define = (decorator, name, line) => `\n${decorator}\ndef ${name}(ctx: Context) -> None:\n    ${line}\n`;
  const manifest = {
    params: { speed: { default: 3 }, board: { type: 'string' } },
    secrets: ['key'],
    devices: { type: 'rpi4', fixtures: ['relay:2'], tags: { slot: 'B' } },
    perf: { warmup: 2, repeat: 2, cooldown_s: 10 },
    artifacts: [
      { path: '*.log', when: 'on_failure' },
      { path: '*.l*', when: 'on_success' },
      { path: '*.core', required: true, when: 'on_failure' },
    ],
  };
  const answers = [
    { command: 'ver', stdout: '2.31\n' },
    { command: 'version' },
    { command: 'fails|sync', exit_code: 4 },
  ];
  /** Runs the code. Returns the lines without positions and extra spaces, the exit code, and the end of the last test. */
  function outcomeOf(source) {
    const directory = mkdtempSync(join(tmpdir(), 'simulation-'));
    writeFileSync(join(directory, 'job-package.json'), JSON.stringify(manifest));
    writeFileSync(join(directory, 'answers.json'), JSON.stringify(answers));
    writeFileSync(join(directory, 'main.py'), imports + source);
    const words = '--simulate --events events.jsonl --script answers.json --manifest job-package.json'.split(' ');
    const all = ['-m', 'benchloom.run', 'main.py', ...words];
    const { stdout, status } = spawnSync('python3', all, { ...options, cwd: directory });
    const events = readFileSync(join(directory, 'events.jsonl'), 'utf8').trim().split('\n').filter(Boolean);
    rmSync(directory, { recursive: true });
    const text = stdout.replace(/main\.py:\d+: |^ +/gm, '').replace(/ {2,}/g, ' ');
    return { lines: text.trim().split('\n'), status, end: JSON.parse(events.at(-1) ?? '{}').time_s };
  }

  test('of a test depends on its setup, teardown, retries, limits, time, and fixtures', () => {
    const prepares = 'calls.append(1); ctx.require(len(calls) != 1, "not ready")';
    const around = [
      'calls: "list[int]" = []\n',
      define('@setup("test")', 'prepares', prepares),
      define('@setup("test")', 'comes_second', 'ctx.require(calls, "too early")'),
      // The timeout of a test doesn't apply to this wait, which is too short to appear in the output.
      define('@teardown("test")', 'skips', 'time.sleep(1e-9); len(calls) < 4 or ctx.skip("nothing left")'),
      define('@teardown("test")', 'cleans', 'if len(calls) < 4: raise ValueError(f"left by call {len(calls)}")'),
    ];
    const context = 'f"{ctx.params} {ctx.secrets} {ctx.devices[-1].id} {ctx.device.tags}"';
    // What each test does, the lines that it prints, and its decorator, in which NAME stands for the test's name.
    const tests = [
      ['raise ValueError("no setup")', 'failed 0.0 s CHECK_FAILED | not ready'],
      ['pass', 'error 0.0 s EXCEPTION | ValueError: left by call 2'],
      ['ctx.require(False, "no link")', 'failed 0.0 s CHECK_FAILED | no link'],
      ['ctx.check(len(calls) == 6, "too early")', 'passed 0.0 s', '@test(retries=2)'],
      ['ctx.check(False, str(len(calls)))', 'failed 0.0 s CHECK_FAILED | 8', '@test(retries=1)'],
      ['raise SystemExit(len(calls))', 'error 0.0 s EXCEPTION | SystemExit: 9', '@test(retries=1)'],
      ['ctx.skip("no radio")', 'skipped 0.0 s no radio'],
      ['time.sleep(6); ctx.skip("")', 'failed 5.0 s TEST_TIMEOUT | longer than 5 s', '@test(timeout_s=5)'],
      ['time.sleep(5)', 'passed 5.0 s', '@test(timeout_s=5)'],
      ['pass', 'failed 0.0 s MEASUREMENT_MISSING | not set: a', '@test(measures=["a"])'],
      ['ctx.measure("a", 0, "s", minimum=0, maximum=2)', 'passed 0.0 s | a 0 s minimum 0 maximum 2 pass'],
      ['ctx.measure("a", 2, "s", minimum=1, maximum=2)', 'passed 0.0 s | a 2 s minimum 1 maximum 2 pass'],
      ['ctx.measure("a", 2.5, "s", maximum=2)', 'failed 0.0 s MEASUREMENT_LIMIT | a 2.5 s maximum 2 fail'],
      ['ctx.measure("a", 0.5, "s", minimum=1)', 'failed 0.0 s MEASUREMENT_LIMIT | a 0.5 s minimum 1 fail'],
      ['pass', 'passed 0.0 s', '@test(requires=["relay"])'],
      ['pass', 'skipped 0.0 s FIXTURE_ABSENT rel', '@test(requires=["relay:2", "rel"])'],
      // The calls are numbers 19 to 23, and the first two warm up.
      ['ctx.measure("a", len(calls) ** 2, "s")', 'passed 0.0 s | a 484 s unset', '@perf(warmup=2, repeat=3)'],
      ['time.sleep(1); ctx.measure("a", len(calls), "s")', 'passed 4.0 s | a 26.5 s unset', '@perf()'],
      ['ctx.require(len(calls) != 29, "slow")', 'failed 0.0 s CHECK_FAILED | slow', '@perf()'],
      [`ctx.skip(${context})`, "skipped 0.0 s {'speed': 3} {'key': ***} rpi4-sim-1 {'slot': 'B'}"],
      ['ctx.measure("a", 1, "s", maximum=2)', '2 passed 0.0 s | a 1 s maximum 2 pass', '@perf("NAME 2", warmup=0)'],
      ['ctx.skip("no radio")', 'skipped 0.0 s no radio', '@perf()'],
      ['pass', 'skipped 0.0 s FIXTURE_ABSENT rel', '@perf(requires=["rel"])'],
      ['pass', 'failed 0.0 s MEASUREMENT_MISSING | not set: b', '@perf(measures=["b"])'],
      ['time.sleep(901)', 'failed 900.0 s TEST_TIMEOUT | longer than 900 s', '@perf()'],
    ].map((each, index) => ({ each, name: `t${index}` }));
    const source = tests.map(({ each: [line, , decorator = '@test()'], name }) =>
      define(decorator.replace('NAME', name), name, line),
    );
    const { lines, end } = outcomeOf([...around, ...source].join(''));
    const expected = tests.flatMap(({ each: [, printed], name }) => `${name} ${printed}`.split(' | '));
    assert.deepEqual(lines.slice(1, -2), expected);
    assert.equal(end, 5 + 5 + 4 + 900 + 9 * manifest.perf.cooldown_s);
  });

  test('of a call on a device depends on the answers, the power, and the timeout', () => {
    const parts = 'device, console, power = ctx.device, ctx.device.console, ctx.device.power';
    const silent = 'failed 5.0 s CONSOLE_TIMEOUT';
    const calls = [
      ['console.send("version")', 'console.since(mark)', "0.0 s 'version\\n2.31\\n'"],
      ['console.send("ver", newline=False)', 'console.since(mark)', "0.0 s 'ver'"],
      ['console.send("ab"); console.expect("a")', 'console.expect("a|b")[0]', "0.0 s 'b'"],
      ['console.run("ls")', 'console.expect("ls", timeout_s=5)', silent, "'ls' not found in 5 s"],
      ['', 'console.run("ls")', "0.0 s CommandResult(stdout='', exit_code=0, duration_s=0.002)"],
      ['', 'console.run("fails")', 'failed 0.0 s COMMAND_FAILED', "'fails' returned exit code 4"],
      ['console.run("ls"); console.send("a")', 'console.read_until_quiet(5, timeout_s=5)', "5.0 s 'a\\n'"],
      ['console.send("a"); console.read_until_quiet()', 'console.read_until_quiet()', "4.0 s ''"],
      ['', 'console.read_until_quiet(6, timeout_s=5)', silent, 'not quiet for 6 s in 5 s'],
      ['console.interrupt_boot()', 'console.since(mark)', "1.0 s '=> '"],
      ['assert device.reboot(timeout_s=3) == 3', 'console.since(mark)', "5.0 s 'sync\\n'"],
      ['power.off()', 'power.state()', "0.0 s 'off'"],
      ['power.cycle(5)', 'power.state()', "5.0 s 'on'"],
      ['power.off(); device.reboot()', 'console.since(mark)', "5.0 s ''"],
      ['device.reboot(wait_ready=False, sync=False)', 'console.since(mark)', "2.0 s ''"],
      ['time.sleep(2)', 'device.reboot(timeout_s=1)', silent, 'ready pattern not found in 1 s'],
      ['ctx.sample("a", duration_s=3, rate_hz=2).to_csv("a")', 'open("a").read()[-10:-1]', "3.0 s '2.5,0.001'"],
      ['', 'ctx.sample("a", duration_s=0).count', '0.0 s 1'],
      ['', 'ctx.secrets["key"].reveal()', "0.0 s 'simulated'"],
      ['start = time.time(); time.sleep(9)', 'round(time.time() - start)', '9.0 s 9'],
      ['start = time.perf_counter(); time.sleep(9)', 'round(time.perf_counter() - start)', '9.0 s 9'],
      ['', 'time.sleep(float("inf"))', 'failed 300.0 s TEST_TIMEOUT', 'longer than 300 s'],
    ];
    const source = calls.map(([code, shown], index) =>
      define('@test()', `t${index}`, `${parts}; mark = console.mark(); ${code}\n    ctx.skip(repr(${shown}))`),
    );
    const expected = calls.flatMap(([, , ending = '', ...below], index) => [
      `t${index} ${ending.replace(/^(?=\d)/, 'skipped ')}`,
      ...below,
    ]);
    assert.deepEqual(outcomeOf(source.join('')).lines.slice(1, -2), expected);
  });

  const passes = define('@test()', 'passes', '(ctx.workdir / "a.log").write_text("a")');
  const fails = define('@test()', 'fails', 'raise ConsoleTimeout("silent")');
  const skips = define('@test()', 'skips', 'ctx.skip("")');
  const prepares = (line) => define('@setup()', 'prepares', line) + passes;
  const cleans = (scope, line) => define(`@teardown(${scope})`, 'cleans', line);
  const late = cleans('', 'raise InfrastructureError("outlet 7")');
  const failed = 'outcome: failed (TEST_FAILED)';
  for (const [job, source, expected, status] of [
    ['with a skipped test is passed', skips, 'outcome: passed', 0],
    ['without tests is errored', '', 'outcome: errored (NO_TESTS)', 3],
    ['whose code exits is errored', 'raise SystemExit(0)\n', 'outcome: errored (ENTRY_ERROR)', 3],
    ['with two tests of the same name is errored', passes + passes, 'outcome: errored (ENTRY_ERROR)', 3],
    ['with a failed test is failed', fails, failed, 1],
    ['with only a run function is passed', define('', 'run', 'ctx.log'), 'outcome: passed', 0],
    ['whose hook fails is errored', define('', 'run', 'ctx.require(0, "")'), 'outcome: errored (HOOK_FAILED)', 3],
    ['whose tests need a helper named run is passed', `${passes}from subprocess import run`, 'outcome: passed', 0],
    ["whose setup skips is passed, and doesn't run tests", prepares('ctx.skip("")') + fails, 'outcome: passed', 0],
    ['whose setup never ends is failed', prepares('time.sleep(float("inf"))'), failed, 1],
    [
      'whose setup raises a lab error is errored',
      prepares('raise SensorError') + cleans('', 'ctx.check(0, "")'),
      'outcome: errored (SENSOR_FAILED)',
      3,
    ],
    [
      "whose setup fails is failed, and doesn't run tests",
      prepares('ctx.check(False, "no network")'),
      `job setup failed | no network | 0 passed, 0 failed, 1 error, 0 skipped | ${failed}`,
      1,
    ],
    [
      'whose teardown raises is failed, and collects what a failed job collects',
      passes + cleans('', 'raise ValueError("left over")'),
      `job teardown EXCEPTION ValueError: left over | 1 passed, 0 failed, 0 error, 0 skipped | artifact a.log file | ${failed}`,
      1,
    ],
    ['whose teardown after a skipped test fails is failed', cleans('"test"', 'ctx.check(0, "")') + skips, failed, 1],
    [
      'whose teardown raises a lab error after a failed test is failed, without a retry of the test',
      `calls = []\n${cleans('"test"', 'raise FlashError()')}` +
        define('@test(retries=1)', 'flaky', 'calls.append(1); ctx.require(calls[1:], "")') +
        passes,
      `0 passed, 1 failed, 0 error, 1 skipped | warning LAB_ERROR_AFTER_FAILURE FLASH_FAILED | ${failed}`,
      1,
    ],
    [
      'whose test setup fails still runs the test teardown',
      define('@setup("test")', 'prepares', 'ctx.require(0, "")') + cleans('"test"', 'raise FlashError()') + passes,
      `warning LAB_ERROR_AFTER_FAILURE FLASH_FAILED | ${failed}`,
      1,
    ],
    ['whose teardown raises a lab error is errored', passes + late, 'outcome: errored (INFRASTRUCTURE)', 3],
    [
      'with lab errors after a failure is failed, with a warning about the first one',
      passes + fails + define('@test()', 'breaks', 'raise ConsoleClosed("port")') + late,
      `warning LAB_ERROR_AFTER_FAILURE CONSOLE_CLOSED | ${failed}`,
      1,
    ],
    [
      'with a power error is errored',
      define('@setup("test")', 'prepares', 'raise PowerError("outlet 7")') + passes + fails + late,
      '0 passed, 0 failed, 1 error, 1 skipped | outcome: errored (POWER_FAILED)',
      3,
    ],
  ])
    test(`of a job ${job}`, () => {
      const outcome = outcomeOf(source);
      const printed = String(expected).split(' | ');
      assert.deepEqual([outcome.lines.slice(-printed.length), outcome.status], [printed, status]);
    });
});

describe('replaying events into an adapter', () => {
  const saved = readFileSync(new URL('../../plugins/samples/events.jsonl', import.meta.url), 'utf8').trim();
  const recorder = `import time

class Recorder:
    def __init__(self, path, options):
        self.path, self.calls = path, [f"options {options}"]

    def begin(self, job):
        self.calls.append(f"begin {job['job_id']}")

    def event(self, e):
        self.calls.append(f"event {e['seq']} {e['type']}")

    def end(self, summary):
        time.sleep(${adapterLimitS})
        self.path.write_text("\\n".join([*self.calls, f"end {summary['outcome']}"]))
`;

  /** Replays events through an adapter. Returns the output and the exit code. */
  function replay(source, spec = 'python:adapters:Recorder') {
    const directory = mkdtempSync(join(tmpdir(), 'replay-'));
    writeFileSync(join(directory, 'adapters.py'), source);
    writeFileSync(join(directory, 'events.jsonl'), saved);
    const words = ['--adapter', spec, '--option', 'delimiter==', '--out', 'report'];
    const all = ['-m', 'benchloom.replay', 'events.jsonl', ...words];
    const { stdout, stderr, status } = spawnSync('python3', all, { ...options, cwd: directory });
    rmSync(directory, { recursive: true });
    return { lines: stdout.trim().split('\n'), errors: stderr.trim().split('\n'), status };
  }

  test('calls begin() once, event() for each event in order, and end() once, then prints the path and the size', () => {
    const { lines, status } = replay(recorder);
    const types = saved.split('\n').map((line) => JSON.parse(line).type);
    assert.equal(status, 0);
    const size = Buffer.byteLength(lines.slice(1).join('\n'));
    assert.deepEqual(lines, [
      `report  ${size} B`,
      "options {'delimiter': '='}",
      'begin job_simulated2aa',
      ...types.map((type, index) => `event ${index + 1} ${type}`),
      'end passed',
    ]);
  });

  const slow = recorder.replace('self.calls.append(f"event', 'time.sleep(0.1); self.calls.append(f"event');
  for (const [what, source, message] of [
    ['exits', recorder.replace('self.path.write', 'raise SystemExit(0); self.path.write'), 'raised SystemExit: 0'],
    ['raises an exception', recorder.replace("job['job_id']", "job['jobs']"), "raised KeyError: 'jobs'"],
    ["doesn't write a file", recorder.replace('self.path.write_text', 'print'), 'wrote no file'],
    [`takes more than ${adapterLimitS} s`, slow, `ran longer than ${adapterLimitS} s`],
  ])
    test(`returns exit code 1 if the adapter ${what}`, () => {
      const { errors, status } = replay(source);
      assert.deepEqual([errors.at(-1), status], [`ADAPTER_FAILED: python adapters:Recorder ${message}`, 1]);
      assert.doesNotMatch(errors.join('\n'), /simulation/);
    });

  test('returns exit code 1 if a program ends with a message', () => {
    const source = 'open(os.environ["BENCHLOOM_ADAPTER_FILE"], "w").write("no events"); sys.exit("no events")';
    assert.equal(replay(`import os, sys; ${source}`, 'command:adapters.py').status, 1);
  });
});
