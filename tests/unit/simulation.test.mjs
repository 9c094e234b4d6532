import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const simulation = fileURLToPath(new URL('../examples/simulation', import.meta.url));
const options = { encoding: 'utf8', env: { ...process.env, PYTHONPATH: simulation, PYTHONDONTWRITEBYTECODE: '1' } };

/** Runs lines of Python after a device is made with these arguments; gives what they print. */
function onDevice(wiring, lines) {
  const script = [
    'import re',
    'from benchloom import ConsoleTimeout, Device, PowerError',
    'from benchloom.console import Answer',
    'sync = Answer(re.compile("^sync$"), "", 1)',
    `device = Device("rpi4-07", "rpi4", {}, frozenset(), [sync]${wiring ? `, ${wiring}` : ''})`,
    ...lines,
  ].join('\n');
  const { stdout, stderr, status } = spawnSync('python3', ['-c', script], options);
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

/** Runs a test file and gives its last line. */
function outcomeOf(source) {
  const directory = mkdtempSync(join(tmpdir(), 'simulation-'));
  try {
    writeFileSync(join(directory, 'main.py'), source);
    const { stdout } = spawnSync('python3', ['-m', 'benchloom.run', 'main.py', '--simulate'], {
      ...options,
      cwd: directory,
    });
    return stdout.trim().split('\n').at(-1);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const refused = [
  'try:',
  '    device.reboot()',
  '    print("no error")',
  'except PowerError as error:',
  '    print(error)',
];

describe('reboot in the simulation', () => {
  const sent = [
    'mark = device.console.mark()',
    'seconds = device.reboot()',
    'print(seconds, repr(device.console.since(mark)))',
  ];

  test('runs sync before it cuts power, whatever its exit code', () => {
    assert.equal(onDevice('', sent), "3.0 'sync\\n'");
  });

  test('cuts power at once with sync=False', () => {
    assert.equal(
      onDevice(
        '',
        sent.map((line) => line.replace('reboot()', 'reboot(sync=False)')),
      ),
      "3.0 ''",
    );
  });

  test('does not talk to a device that is off', () => {
    assert.equal(onDevice('', ['device.power.off()', ...sent]), "3.0 ''");
  });

  test('returns at once without a wait, and with power on', () => {
    assert.equal(onDevice('', ['print(device.reboot(wait_ready=False), device.power.state())']), '0.0 on');
  });

  test('ends with ConsoleTimeout if the limit is too short', () => {
    const lines = ['try:', '    device.reboot(timeout_s=1)', 'except ConsoleTimeout as error:', '    print(error)'];
    assert.equal(onDevice('', lines), 'ready pattern not seen in 1 s');
  });

  test('resets through the probe without a power driver', () => {
    const lines = [...refused, 'print(device.power.state())'];
    assert.equal(onDevice('power=False, probe=True', lines), 'no error\nunknown');
  });

  test('ends with PowerError without power driver and probe', () => {
    assert.equal(onDevice('power=False', refused), 'rpi4-07 has neither a power driver nor a debug probe');
  });

  test('and a power call without a driver make the job errored', () => {
    const source = `
from benchloom import Context, PowerError, test

@test()
def cuts_power(ctx: Context) -> None:
    ctx.device.reboot(sync=False)
    raise PowerError("outlet 7 did not switch to off")
`;
    assert.equal(outcomeOf(source), 'outcome: errored (POWER_FAILED)');
  });
});
