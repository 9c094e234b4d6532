import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import type { CommandTree } from '../../plugins/contracts/commandTree';
import { readContract } from '../../plugins/contracts/readContract';

const siteDirectory = path.resolve(__dirname, '../..');
const read = <Content>(file: string) => readContract<Content>(siteDirectory, file);
const commands = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'].flatMap((file) => {
  const { binary, commands: all } = read<CommandTree>(file);
  return all.map((command) => ({ ...command, call: [binary, ...command.path].join(' ') }));
});

test('an example and its output fit in a code block', () => {
  const lines = commands.flatMap(({ call, examples }) =>
    examples.flatMap(({ command, output = '' }) => `${command}\n${output}`.split('\n').map((line) => ({ call, line }))),
  );
  assert.deepEqual(
    lines.filter(({ line }) => [...line].length > 74),
    [],
  );
});

test("the output of an example exists for every command that doesn't write to a file", () => {
  const silent = commands.filter(({ examples }) => examples.every(({ output }) => !output));
  for (const { call, examples } of silent) assert.match(examples[0]?.command ?? '', / > \S/, call);
});

test('the output of an example has only known codes and job IDs', () => {
  const codes = new Set(read<{ entries: { id: string }[] }>('error-codes.json').entries.map(({ id }) => id));
  for (const { call, examples } of commands)
    for (const { output = '' } of examples) {
      for (const [code] of output.matchAll(/(?<![\w-])[A-Z]{3,}_[A-Z_]+\b/g))
        if (!/^(?:BENCHLOOM|WIFI|UPDATE)_/.test(code)) assert.ok(codes.has(code), `${call}: ${code}`);
      for (const [id] of output.matchAll(/\b(?:job|grp)_\w+/g)) assert.match(id, /^(?:job|grp)_[a-z2-7]{8,12}$/, call);
    }
});
