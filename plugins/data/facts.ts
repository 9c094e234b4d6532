import path from 'node:path';
import type { FaultEntry } from '../../src/matcher/matchLog';
import type { ConfigFacts, KeyFact } from '../../src/reader-tools/config-checker/configFacts';
import type { EntryGroup, EntrySummary, EntryTexts } from '../../src/reader-tools/entry-index/entries';
import {
  type Cause,
  type ErrorCodes,
  type ErrorEntry,
  endsOf,
  entryAddress,
  fixOf,
  isCode,
  titleLinker,
} from '../contracts/errorCodes';
import { keepTogether } from '../lib/keepTogether';
import { ruleText } from '../reference/configReference';
import { notesOf } from '../reference/errorCodes';
import { allKeys, type Schema } from '../reference/schema';
import { sinceText } from '../reference/since';

type FileSchema = Schema & { 'x-file': string; 'x-validate': string };

/** Maximum length of an example in a message, in characters. */
const maxExampleLength = 60;

function keyFact(schema: Schema): KeyFact {
  const [value] = schema.examples ?? [];
  const example = value === undefined ? undefined : JSON.stringify(value);
  const type = schema['x-type'];
  const values = schema['x-values'] && Object.entries(schema['x-values']);
  const form = type && schema['x-constraint'] ? `${type} (${schema['x-constraint']})` : type;
  return {
    ...(form && { form }),
    ...(example && example.length <= maxExampleLength && { example }),
    ...(schema.deprecated && { deprecated: schema.description }),
    ...(values && {
      deprecatedValues: Object.fromEntries(
        values.map(([value, { deprecated }]) => [
          value,
          `${sinceText(deprecated.since)}. Write \`"${deprecated.readAs}"\`.`,
        ]),
      ),
    }),
  };
}

/** Returns all conditions in a schema by JSON pointer. */
function rulesOf(schema: unknown, pointer = '#'): [pointer: string, rule: ConfigFacts['rules'][string]][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const text = pointer.match(/\/allOf\/\d+$/) ? ruleText(schema as Schema) : undefined;
  const kind = 'x-error-from' in schema ? 'warning' : 'error';
  return [
    ...(text ? [[pointer, { text, kind }] as [string, ConfigFacts['rules'][string]]] : []),
    ...Object.entries(schema).flatMap(([word, child]) =>
      word === 'examples' || word === 'default' ? [] : rulesOf(child, `${pointer}/${escapePart(word)}`),
    ),
  ];
}

/** Escapes a name as Ajv does in `schemaPath`. */
function escapePart(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** Returns the facts about a schema's keys and conditions. */
export function schemaFacts(schema: Schema): Pick<ConfigFacts, 'keys' | 'rules'> {
  return {
    keys: Object.fromEntries(allKeys(schema).map((key) => [key.path, keyFact(key.schema)])),
    rules: Object.fromEntries(rulesOf(schema)),
  };
}

/** Returns the facts that the checker of one file needs. */
export function configFacts(schema: Schema): ConfigFacts {
  const { 'x-file': file, 'x-validate': command } = schema as FileSchema;
  return { file: path.posix.basename(file), ...schemaFacts(schema), command };
}

/** Returns the entries that have log patterns. */
export function faultEntries({ shared, entries }: Pick<ErrorCodes, 'shared' | 'entries'>): FaultEntry[] {
  return entries.flatMap(({ id, kind, title, code, log }) => {
    if (!log) return [];
    const { sample: _, patterns: own = [], conditional: conditions = [], ...rules } = log;
    const ends = !['symptom', 'warning', 'wait-reason'].includes(kind);
    const all = own.map((each) => (typeof each === 'string' ? { pattern: each } : each));
    const causes = [...all, ...conditions].flatMap(({ pattern, cause }) => (cause ? [[pattern, cause]] : []));
    const conditional = conditions.map(({ cause: _, general: __, unlessLater, ...each }) => ({
      ...each,
      ...(unlessLater && { unlessLater: endsOf(unlessLater, shared.ends) }),
    }));
    return {
      id,
      title,
      ...(code && { code }),
      ...(ends && { ends }),
      patterns: all.map(({ pattern }) => pattern),
      ...(causes.length > 0 && { causes: Object.fromEntries(causes) }),
      ...(conditional.length > 0 && { conditional }),
      ...rules,
    };
  });
}

/** The labels of entries that aren't job outcomes. */
const kindTexts: Partial<Record<ErrorEntry['kind'], string>> = {
  'test-code': 'test code',
  warning: 'warning',
  'wait-reason': 'waiting',
};

function outcomeOf({ kind, outcome, httpStatus }: ErrorEntry): string {
  return outcome ?? kindTexts[kind] ?? (httpStatus ? `HTTP ${httpStatus}` : '');
}

function retryOf({ kind, retriedByDefault }: ErrorEntry): string {
  if (kind !== 'job-reason') return '';
  return retriedByDefault ? 'retried once' : 'not retried';
}

/** Returns all entries by group, as the Troubleshoot page lists them. A symptom has the facts of the code that covers it. */
export function entryGroups(codes: ErrorCodes): EntryGroup[] {
  const describe = (entry: ErrorEntry): EntrySummary => {
    const covering = codes.entries.find(({ id }) => id === entry.code);
    const { id, title, code = isCode(id) ? id : '', phases = covering?.phases ?? [] } = entry;
    return {
      id,
      to: entryAddress(entry, codes),
      title: keepTogether(title),
      code,
      outcome: outcomeOf(covering ?? entry),
      retry: retryOf(covering ?? entry),
      phases,
    };
  };
  return codes.groups.map(({ id, title }) => ({
    id,
    title,
    entries: codes.entries.filter(({ group }) => group === title).map(describe),
  }));
}

/** Returns what an answer shows of each entry in a group, by ID. */
export function entryTexts(codes: ErrorCodes, group: string): Record<string, EntryTexts> {
  const { shared, entries } = codes;
  const { load, installs, handsOn } = shared;
  const linked = titleLinker(codes);
  const describe = (entry: ErrorEntry): EntryTexts => {
    const [{ question, text, handsOn: touches, ...check } = {}] = entry.check;
    // A card shows one step without the rest of its entry, so each install includes the rule about fuses.
    const withRule = (command = '', ...words: (string | undefined)[]) => {
      const rule = entry.installs && command.includes('--dip ') && installs.text;
      return linked([rule, ...words].filter(Boolean).join(' '));
    };
    const stepsOf = (cause: Cause) => {
      const steps = fixOf(cause, entry).map((step) =>
        'load' in step
          ? { text: `[${load.name}](${load.to}), which ${load.effect}.`, command: load.command }
          : { ...step, text: withRule(step.command, step.text) },
      );
      const notes = steps.flatMap(({ command = '' }) => notesOf(command));
      return [...steps, ...[...new Set(notes)].map((note) => ({ text: note }))];
    };
    return {
      check: {
        ...check,
        text: withRule(check.command, question, text, ...notesOf(check.command ?? '')),
        ...(touches && { handsOn }),
      },
      causes: entry.causes.map((cause) => ({
        letter: cause.letter,
        name: cause.name,
        ...(cause.handsOn && { handsOn }),
        fix: stepsOf(cause),
      })),
    };
  };
  return Object.fromEntries(
    entries.filter((entry) => entry.group === group).map((entry) => [entry.id, describe(entry)]),
  );
}
