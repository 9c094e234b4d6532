import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDirectory } from './builds';

/** Compares text with the one on record in a file below tests/. With RECORD set, puts the text on record. */
export function expectRecord(file: string, text: string): void {
  const place = path.join(projectDirectory, 'tests', file);
  if (process.env.RECORD) writeFileSync(place, text);
  const [before, after] = [readFileSync(place, 'utf8'), text].map((each) => each.split('\n')) as [string[], string[]];
  const changes = [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
  const hint = `tests/${file} differs. If each of these changes is right, run "npm run record":`;
  assert.ok(before.join('\n') === text, `${hint}\n${changes.join('\n') || 'the order of its lines'}`);
}
