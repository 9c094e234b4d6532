import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { expandReferences } from '../../plugins/contracts/expandReferences';
import { readPythonApi } from '../../plugins/contracts/readPythonApi';

const siteDir = mkdtempSync(path.join(tmpdir(), 'python-api-'));
mkdirSync(path.join(siteDir, 'contracts'));
after(() => rmSync(siteDir, { recursive: true }));

const classWith = (...lines: string[]) => ['class Power:', '    """A switch."""', ...lines, ''].join('\n');

for (const [lacking, complaint, stub] of [
  ['a class', 'Power has no docstring', 'class Power:\n    def on(self) -> None:\n        """Switch on."""\n'],
  ['a property', 'Power.state has no docstring', classWith('    @property', '    def state(self) -> str: ...')],
  ['a type', 'Unit has no docstring', 'Unit: TypeAlias = Literal["s", "A"]\n'],
  [
    'a parameter',
    'Power.off has no docstring for off_s',
    classWith('    def off(self, off_s: float) -> None:', '        """Off."""'),
  ],
] as const)
  test(`${lacking} without a docstring stops the build, and the message shows its name`, () => {
    writeFileSync(path.join(siteDir, 'contracts/api.pyi'), stub);
    assert.throws(() => readPythonApi(siteDir, 'api.pyi'), new RegExp(`: ${complaint}\n`));
  });

test('a method shows its call with defaults, its parameters with units, and the outcome of each exception', () => {
  const page = expandReferences('<PythonApi of="Console" />', path.resolve(__dirname, '../..'));
  const [, entry = ''] = page.split('### `Console.run` {/* #Console-run */}');
  assert.match(entry, /`ctx\.device\.console\.run\(command, \*, timeout_s=30, check=True\)`/);
  assert.match(entry, /`timeout_s`<\/Anchor> <RowFacts>float · default 30<\/RowFacts>.*in seconds/);
  assert.match(
    entry,
    /\[`CommandFailed`\]\(.*Test: `failed`, code \[`COMMAND_FAILED`\]\(\/docs\/troubleshoot#COMMAND_FAILED\)/,
  );
});
