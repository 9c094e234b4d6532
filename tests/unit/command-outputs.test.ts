import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CommandTree } from '../../plugins/contracts/commandTree';
import { readContract } from '../../plugins/contracts/readContract';

const siteDirectory = path.resolve(__dirname, '../..');
const read = <Content>(file: string) => readContract<Content>(siteDirectory, file);
const commands = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'].flatMap((file) => {
  const { binary, commands: all } = read<CommandTree>(file);
  return all.map((command) => ({ ...command, call: [binary, ...command.path].join(' ') }));
});

/** Returns a table's rows as objects keyed by column name. Each column starts where its heading starts. */
function rowsOf(output: string): Record<string, string>[] {
  const [head = '', ...lines] = output.split('\n');
  const names = [...head.matchAll(/\S+(?: \S+)*/g)].map(({ 0: name, index }) => ({ name, index }));
  return lines.map((line) =>
    Object.fromEntries(names.map(({ name, index }, at) => [name, line.slice(index, names[at + 1]?.index).trim()])),
  );
}

const tableOf = (output: string) => (/^(?:ID|NAME) /.test(output) ? rowsOf(output) : []);

test('an example and its output fit in a code block', () => {
  const lines = commands.flatMap(({ call, examples }) =>
    examples.flatMap(({ command, output = '' }) => `${command}\n${output}`.split('\n').map((line) => ({ call, line }))),
  );
  assert.deepEqual(
    lines.filter(({ line }) => [...line].length > 74),
    [],
  );
});

describe('the output of an example', () => {
  test("exists for every command that doesn't write to a file", () => {
    const silent = commands.filter(({ examples }) => examples.every(({ output }) => !output));
    for (const { call, examples } of silent) assert.match(examples[0]?.command ?? '', / > \S/, call);
  });

  test('has only known states, codes, and job ID formats', () => {
    const states = read<{ states: Record<string, { id: string }[]> }>('limits.json').states;
    const words = new Set(Object.values(states).flatMap((list) => list.map(({ id }) => id)));
    const codes = new Set(read<{ entries: { id: string }[] }>('error-codes.json').entries.map(({ id }) => id));
    for (const { call, examples } of commands) {
      for (const { output = '' } of examples) {
        for (const { STATE } of tableOf(output)) if (STATE) assert.ok(words.has(STATE), `${call}: ${STATE}`);
        for (const [code] of output.matchAll(/(?<![\w-])[A-Z]{3,}_[A-Z_]+\b/g))
          if (!/^(?:BENCHLOOM|WIFI|UPDATE)_/.test(code)) assert.ok(codes.has(code), `${call}: ${code}`);
        for (const [id] of output.matchAll(/\b(?:job|grp)_\w+/g))
          assert.match(id, /^(?:job|grp)_[a-z2-7]{8,12}$/, call);
      }
    }
  });
});
