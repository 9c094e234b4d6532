import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readPythonApi } from '../../plugins/contracts/readPythonApi';

const siteDir = mkdtempSync(path.join(tmpdir(), 'python-api-'));
mkdirSync(path.join(siteDir, 'contracts'));
after(() => rmSync(siteDir, { recursive: true }));

const stub = `class Power:
    def on(self) -> None:
        """Switch on."""

    @property
    def state(self) -> str: ...

    def off(self, off_s: float) -> None:
        """Off."""

Unit: TypeAlias = Literal["s", "A"]
`;

test('names and parameters without a docstring stop the build, and the message lists all of them', () => {
  writeFileSync(path.join(siteDir, 'contracts/api.pyi'), stub);
  const missing = ['Power.state has no docstring', 'Power.off has no docstring for off_s', 'Power has no docstring'];
  const complaint = [...missing, 'Unit has no docstring'].map((each) => `line \\d+: ${each}`).join('; ');
  assert.throws(() => readPythonApi(siteDir, 'api.pyi'), new RegExp(`${complaint}\n`));
});
