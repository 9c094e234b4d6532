import type { Finding } from '../ConfigChecker/checkConfig';
import { limits, type OutputLine, type RunEnd } from './runner';

/** An event of the simulation, see simulation/benchloom/events.py. */
export type RunEvent =
  | { kind: 'phase'; time_s: number; phase: 'setup' | 'test' | 'teardown'; name: string }
  | { kind: 'end'; time_s: number; outcome: string }
  | { kind: 'timeout' | 'power'; time_s: number; device: string; text: string }
  | { kind: 'send'; time_s: number; device: string; text: string; stdout: string }
  | { kind: 'run'; time_s: number; device: string; text: string; stdout: string; exit_code: number };

/** Each kind's text fields. */
const texts: Record<RunEvent['kind'], readonly string[]> = {
  phase: ['phase', 'name'],
  end: ['outcome'],
  timeout: ['device', 'text'],
  power: ['device', 'text'],
  send: ['device', 'text', 'stdout'],
  run: ['device', 'text', 'stdout'],
};

/** Shortens long lines, which would slow down the page, and says so. */
function cut(text: string): string {
  const shorten = (_: string, start: string, rest: string) =>
    `${start}… ${rest.length.toLocaleString('en')} more characters aren’t shown`;
  return text.replace(/^(.{2000})(.+)$/gm, shorten);
}

/** Returns the event on a line. Empty if the line isn't one, because a sample can write to the same file. */
function readEvent(line: string): RunEvent | [] {
  try {
    const event = JSON.parse(line, (_, value) => (typeof value === 'string' ? cut(value) : value));
    const isEvent =
      Number.isFinite(event.time_s) &&
      texts[event.kind as RunEvent['kind']].every((field) => typeof event[field] === 'string') &&
      (event.kind !== 'run' || Number.isInteger(event.exit_code));
    return isEvent ? event : [];
  } catch {
    return [];
  }
}

/** Errors in one of the sample's JSON files. */
export type FileFindings = { file: string; findings: Finding[] };

/** State of a run. */
export type RunState = {
  phase: 'idle' | 'loading' | 'running' | 'ended';
  /** Bytes of the interpreter. Zero before the first ones arrive. */
  loaded: number;
  total: number;
  lines: { stream: 'stdout' | 'stderr'; text: string }[];
  events: RunEvent[];
  end?: RunEnd | { kind: 'invalid' };
  findings: FileFindings[];
};

export type RunAction =
  | { kind: 'reset' }
  | { kind: 'load' }
  | { kind: 'invalid'; findings: FileFindings[] }
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'started' }
  | { kind: 'output'; lines: OutputLine[] }
  | { kind: 'ended'; end: RunEnd };

export const idle: RunState = { phase: 'idle', loaded: 0, total: 0, lines: [], events: [], findings: [] };

/** Applies an action to a run. */
export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.kind) {
    case 'reset':
      return idle;
    case 'load':
      return { ...idle, phase: 'loading' };
    case 'invalid':
      return { ...idle, phase: 'ended', end: { kind: 'invalid' }, findings: action.findings };
    case 'progress':
      return { ...state, loaded: action.loaded, total: action.total };
    case 'started':
      return { ...state, phase: 'running' };
    case 'output': {
      const lines = action.lines.flatMap(({ stream, text }) => (stream === 'event' ? [] : { stream, text: cut(text) }));
      const events = action.lines.flatMap(({ stream, text }) => (stream === 'event' ? readEvent(text) : []));
      return { ...state, lines: [...state.lines, ...lines], events: [...state.events, ...events] };
    }
    case 'ended':
      return { ...state, phase: 'ended', end: action.end };
  }
}

/** The CLI's exit code for a file with errors. */
const invalidExitCode = 8;

/** Outcome by exit code. */
const outcomes: Record<number, string> = { 0: 'passed', 1: 'failed', 3: 'errored', [invalidExitCode]: 'not run' };

/** Returns the status text of a run, and the word at its start that is coloured. */
export function describeEnd({ end, findings }: RunState): { word: string; text: string } {
  switch (end?.kind) {
    case 'done': {
      const word = outcomes[end.exitCode] ?? 'errored';
      return { word, text: `${word}, exit code ${end.exitCode}` };
    }
    case 'stopped':
      return { word: 'stopped', text: 'stopped' };
    case 'timeout':
      return { word: 'stopped', text: `stopped after ${limits.time} s because the code was still running` };
    case 'full':
      return { word: 'stopped', text: `stopped because it printed more than ${limits.output} MB` };
    case 'invalid': {
      const names = findings.map(({ file }) => file).join(' and ');
      const verb = findings.length > 1 ? 'aren’t' : 'isn’t';
      return { word: 'not run', text: `not run: ${names} ${verb} valid (exit code ${invalidExitCode})` };
    }
    default:
      return { word: '', text: '' };
  }
}
