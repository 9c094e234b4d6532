import { plainText } from '../../matcher/lineText';
import type { ConfigFinding } from '../config-checker/checkConfig';
import type { StoredResult } from './panelProps';
import { limits, type OutputLine, type RunEnd } from './runner';

/** An event on a simulated device. See simulation/benchloom/events.py, which also has the start and end of a phase. */
export type RunEvent =
  | { kind: 'timeout' | 'power'; time_s: number; device: string; text: string }
  | { kind: 'send'; time_s: number; device: string; text: string; stdout: string }
  | { kind: 'run'; time_s: number; device: string; text: string; stdout: string; exit_code: number };

/** Maximum number of lines shown. More lines would slow down the page. */
export const maxLines = 1000;

/** The text fields of each kind of event. */
const texts: Record<RunEvent['kind'], readonly string[]> = {
  timeout: ['device', 'text'],
  power: ['device', 'text'],
  send: ['device', 'text', 'stdout'],
  run: ['device', 'text', 'stdout'],
};

/** Removes control characters. Shortens long lines, which would slow down the page, and notes this in the text. */
function cut(text: string): string {
  const shorten = (_: string, start: string, rest: string) =>
    `${start}… ${[...rest].length.toLocaleString('en')} more characters aren’t shown`;
  return plainText(text.replace(/^(.{2000})(.+)$/gmu, shorten));
}

/** Returns the known fields of a device's event, or an empty list for any other line. */
function readEvent(line: string): RunEvent | [] {
  try {
    const event = JSON.parse(line, (_, value) => (typeof value === 'string' ? cut(value) : value));
    const own = ['kind', ...texts[event.kind as RunEvent['kind']]];
    const isEvent =
      Number.isFinite(event.time_s) &&
      own.every((field) => typeof event[field] === 'string') &&
      (event.kind !== 'run' || Number.isInteger(event.exit_code));
    const fields = [...own, 'time_s', ...(event.kind === 'run' ? ['exit_code'] : [])];
    return isEvent ? (Object.fromEntries(fields.map((field) => [field, event[field]])) as RunEvent) : [];
  } catch {
    return [];
  }
}

/** The errors in one of the sample's JSON files. */
export type FileFindings = { file: string; findings: ConfigFinding[] };

export type RunState = {
  phase: 'idle' | 'loading' | 'running' | 'ended';
  /** Whether the lines and events are those of an earlier run. They stay visible until this run prints a line. */
  isEarlier: boolean;
  /** Loaded and total bytes of the interpreter. Both are zero until the first bytes arrive. */
  loaded: number;
  total: number;
  /** The first lines, and the number of lines after them. */
  lines: OutputLine[];
  more: number;
  events: RunEvent[];
  end?: RunEnd | { kind: 'invalid' } | undefined;
  findings: FileFindings[];
};

export type RunAction =
  | { kind: 'reset'; to: RunState }
  | { kind: 'load' }
  | { kind: 'invalid'; findings: FileFindings[] }
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'started' }
  | { kind: 'output'; lines: OutputLine[] }
  | { kind: 'ended'; end: RunEnd };

export const idle: RunState = {
  phase: 'idle',
  isEarlier: false,
  loaded: 0,
  total: 0,
  lines: [],
  more: 0,
  events: [],
  findings: [],
};

/** Returns the state before the first run, with the result that the build stored. */
export function storedState({ lines, events }: StoredResult): RunState {
  return { ...idle, isEarlier: true, lines: lines.map((text) => ({ stream: 'stdout', text })), events };
}

/** Applies an action to a run's state. */
export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.kind) {
    case 'reset':
      return action.to;
    case 'load':
      return { ...state, phase: 'loading', isEarlier: true, loaded: 0, total: 0, end: undefined, findings: [] };
    case 'invalid':
      return { ...idle, phase: 'ended', end: { kind: 'invalid' }, findings: action.findings };
    case 'progress':
      return { ...state, loaded: action.loaded, total: action.total };
    case 'started':
      return { ...state, phase: 'running' };
    case 'output': {
      const printed = action.lines.filter(({ stream }) => stream !== 'event');
      const events = action.lines.flatMap(({ stream, text }) => (stream === 'event' ? readEvent(text) : []));
      const before = state.isEarlier ? idle : state;
      const shown = printed.slice(0, maxLines - before.lines.length);
      return {
        ...state,
        isEarlier: false,
        lines: [...before.lines, ...shown.map(({ stream, text }) => ({ stream, text: cut(text) }))],
        more: before.more + printed.length - shown.length,
        events: [...before.events, ...events],
      };
    }
    case 'ended':
      // The lines of an earlier run would contradict the end of one that printed nothing.
      return { ...(state.isEarlier ? idle : state), phase: 'ended', end: action.end };
  }
}

/** The CLI's exit code for a file with errors. */
const invalidExitCode = 8;

/** Outcomes by exit code. */
const outcomes: Record<number, string> = { 0: 'passed', 1: 'failed', 3: 'errored', [invalidExitCode]: 'not run' };

/** Returns a run's status text, and the colored word at the start of the text. */
export function describeEnd({ end, findings }: RunState): { word: string; text: string } {
  const say = (word: string, rest = '') => ({ word, text: word + rest });
  switch (end?.kind) {
    case 'done':
      return say(outcomes[end.exitCode] ?? 'errored', `, exit code ${end.exitCode}`);
    case 'stopped':
      return say('stopped');
    case 'timeout':
      return say('stopped', ` after ${limits.time} s because the code was still running`);
    case 'full':
      return say(
        'stopped',
        ` because it printed more than ${limits.output} MB or ${limits.lines.toLocaleString('en')} lines`,
      );
    case 'invalid': {
      const names = findings.map(({ file }) => file).join(' and ');
      const verb = findings.length > 1 ? 'aren’t' : 'isn’t';
      return say('not run', `: ${names} ${verb} valid (exit code ${invalidExitCode})`);
    }
    default:
      return say('');
  }
}
