import { spawnSync } from 'node:child_process';
import type { Finding } from '../samples/report';
import type { Script } from './scripts';

/** Matches a line of `bash -n` or of `shellcheck --format=gcc`, which also gives the column. */
const message = /^(?:bash|-):(?: line)? ?(?<row>\d+):(?:\d+:)? (?<reason>.*)$/gm;

/** Runs a program with the script as its input. Returns its messages, or nothing if the program isn't installed. */
function messagesOf(program: string, options: string[], { file, line, text }: Script): Finding[] {
  const { stdout, stderr } = spawnSync(program, options, { input: text, encoding: 'utf8' });
  return [...`${stderr ?? ''}${stdout ?? ''}`.matchAll(message)].map(({ groups: { row, reason = '' } = {} }) => ({
    file,
    line: line + Number(row) - 1,
    kind: 'shell',
    reason,
  }));
}

/** Parses a script with Bash and, if shellcheck is installed, checks it for "warning"-level mistakes or worse. */
export function checkScript(script: Script): Finding[] {
  const findings = messagesOf('bash', ['-n'], script);
  if (findings.length > 0) return findings.slice(0, 1);
  const dialect = script.text.startsWith('#!') ? [] : ['--shell=bash'];
  return messagesOf('shellcheck', ['--severity=warning', '--format=gcc', ...dialect, '-'], script);
}
