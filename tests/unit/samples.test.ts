import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readPages } from '../../checks/readPages';
import { readSamples, samplesOf, starterSamples } from '../../plugins/samples/readSamples';
import { starters } from '../../src/marketing/content/starters';

const project = path.resolve(__dirname, '../..');

describe('samples that run in the page', () => {
  it('are the same ones that the checks run, with the same files', () => {
    const checked = readPages(project).flatMap(({ blocks }) => samplesOf(blocks));
    assert.ok(checked.length >= 20, `${checked.length} samples`);
    assert.deepEqual(readSamples(project), Object.fromEntries(checked));
  });

  it('pass on the home page with the recorded result, and fail after the change that the page suggests', () => {
    const results: { lines: string[]; events: unknown[] }[] = [];
    for (const [index, [, { files, argv }]] of starterSamples(project).entries()) {
      const { folder, change } = starters[index] ?? assert.fail('a starter without a folder');
      const [, value = ''] = /(?:to |“)([\w.]+)/.exec(change) ?? [];
      const changed = (text: string) =>
        change.includes('maximum')
          ? text.replace(/maximum=[\d.]+/, `maximum=${value}`)
          : text.replace(/("stdout": ".*?)(?:ping|2A)/, `$1${value}`);
      const run = (texts: typeof files) => {
        const directory = mkdtempSync(path.join(tmpdir(), 'starter-'));
        for (const { name, text } of texts) writeFileSync(path.join(directory, name), text);
        const env = { ...process.env, PYTHONPATH: path.join(project, 'simulation'), PYTHONDONTWRITEBYTECODE: '1' };
        const words = ['-m', ...argv, '--events', 'events.jsonl'];
        const { stdout } = spawnSync('python3', words, { cwd: directory, env, encoding: 'utf8' });
        const events = readFileSync(path.join(directory, 'events.jsonl'), 'utf8').trim().split('\n');
        rmSync(directory, { recursive: true });
        const parsed = events.map((event): object => JSON.parse(event));
        return { lines: stdout.trimEnd().split('\n'), events: parsed.filter((event) => 'device' in event) };
      };
      const result = run(files);
      results.push(result);
      assert.equal(result.lines.at(-1), 'outcome: passed', folder);
      const texts = files.map(({ name, text }) => ({ name, text: changed(text) }));
      assert.equal(run(texts).lines.at(-1), 'outcome: failed (TEST_FAILED)', folder);
    }
    const recorded = path.join(project, 'src/marketing/content/samples/results.json');
    // One event a line, as in an event stream, so that a change shows as the events that differ.
    const list = (values: readonly unknown[]) =>
      `[\n  ${values.map((value) => JSON.stringify(value)).join(',\n  ')}\n]`;
    const texts = results.map(({ lines, events }) => `{"lines": ${list(lines)}, "events": ${list(events)}}`);
    if (process.env.RECORD) writeFileSync(recorded, `[${texts.join(', ')}]\n`);
    assert.deepEqual(JSON.parse(readFileSync(recorded, 'utf8')), results, 'run "npm run record"');
  });
});
