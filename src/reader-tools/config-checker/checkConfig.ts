import type { ErrorObject } from 'ajv';
import type { Node } from 'jsonc-parser';
import { closestWord } from '../../lib/closestWord';
import { formatCount } from '../shared/formatCount';
import type { ConfigFacts, KeyFact } from './configFacts';
import { type JsonText, type Position, readJson } from './jsonText';
import { clip, quote } from './quote';

/** A validator compiled by Ajv. It returns whether a value is valid, and sets `errors`. */
export type Validate = {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
};

/** An error or warning. Names in the message are between backticks. */
export type ConfigFinding = Position & {
  kind: 'error' | 'warning';
  /** Path to the value, such as `devices[0].console.baud`. Empty for the whole file. */
  path: string;
  message: string;
  /** The corresponding key in the reference, such as `devices[].console.baud`. */
  key?: string;
};

export type ConfigReport = {
  file: string;
  /** The command that also checks what the schema can't express. */
  command: string;
  errors: number;
  warnings: number;
  /** The first findings in file order, at most `maxFindings`. */
  findings: ConfigFinding[];
  /** True if the text isn't valid JSON, so keys and values weren't checked. */
  isInvalidJson: boolean;
};

/** Maximum number of findings shown. Fixing the first ones often removes others. */
export const maxFindings = 50;

/** Maximum number of validator errors processed and counted, to limit the time. */
export const maxErrors = 1000;

type PathPart = string | number;

type Draft = Omit<ConfigFinding, keyof Position | 'path'> & { node: Node; path: PathPart[] };

/** Returns the segments of a JSON pointer. List indexes are strings. */
function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const properties = new WeakMap<Node, Map<unknown, Node>>();

/** Returns the last property with a name. Caches the names, because every key can have an error. */
function propertyOf(object: Node, name: string): Node | undefined {
  const byName = properties.get(object) ?? new Map(object.children?.map((each) => [each.children?.[0]?.value, each]));
  properties.set(object, byName);
  return byName.get(name);
}

/** Returns the path to a value, the value's node, and the node of its key, if it has one. */
function locate(tree: Node, segments: readonly string[]): { path: PathPart[]; value: Node; key?: Node | undefined } {
  const path: PathPart[] = [];
  let value: Node | undefined = tree;
  let key: Node | undefined;
  for (const segment of segments) {
    const node: Node = value ?? tree;
    path.push(node.type === 'array' ? Number(segment) : segment);
    if (node.type === 'array') [key, value] = [undefined, node.children?.[Number(segment)]];
    else [key, value] = propertyOf(node, segment)?.children ?? [];
  }
  return { path, value: value ?? tree, key };
}

/** Returns a path as text, such as `devices[0].tags["a b"]`. */
function pathText(path: readonly PathPart[]): string {
  return path
    .map((segment, index) => {
      if (typeof segment === 'number') return `[${segment}]`;
      if (!/^[\w$-]+$/.test(segment)) return `["${clip(segment)}"]`;
      return index > 0 ? `.${clip(segment)}` : clip(segment);
    })
    .join('');
}

/** Finds the keys of the reference, such as `devices[].console.baud`, to which paths in a file lead. */
class KeyIndex {
  private readonly keys: string[];

  constructor(readonly facts: ConfigFacts) {
    this.keys = Object.keys(facts.keys);
  }

  /** Resolves a path segment in a key. Returns the resulting key, or undefined if the reference doesn't list it. */
  child(key: string | undefined, segment: PathPart): string | undefined {
    if (key === undefined) return undefined;
    if (typeof segment === 'number') return `${key}[]`;
    const named = key ? `${key}.${segment}` : segment;
    if (Object.hasOwn(this.facts.keys, named)) return named;
    const free = `${key}.<name>`;
    return this.keys.some((known) => known.startsWith(free)) ? free : undefined;
  }

  keyOf(path: readonly PathPart[]): string | undefined {
    return path.reduce((key: string | undefined, segment) => this.child(key, segment), '');
  }

  factOf(key = ''): KeyFact {
    return (Object.hasOwn(this.facts.keys, key) && this.facts.keys[key]) || {};
  }

  /** Returns the key of a path or, if there's none, of its closest ancestor. */
  nearestKey(path: readonly PathPart[]): string | undefined {
    const keys = path.map((_, index) => this.keyOf(path.slice(0, index + 1)));
    return keys.findLast((key) => key !== undefined && Object.hasOwn(this.facts.keys, key));
  }

  /** Returns the names of the keys directly inside a path. */
  namesBelow(path: readonly PathPart[]): string[] {
    const key = this.keyOf(path);
    if (key === undefined) return [];
    const start = key ? `${key}.` : '';
    return this.keys
      .filter((known) => known.startsWith(start))
      .map((known) => known.slice(start.length))
      .filter((name) => !/[.[<]/.test(name));
  }

  /** Returns all keys with the given name, at any level. */
  named(name: string): string[] {
    return this.keys.filter((key) => key === name || key.endsWith(`.${name}`));
  }
}

const typeNames: Record<string, string> = {
  string: 'a string in double quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: '`true` or `false`',
  object: 'an object in `{ }`',
  array: 'a list in `[ ]`',
  null: '`null`',
};

function orList(names: readonly string[]): string {
  const comma = names.length > 2 ? ',' : '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')}${comma} or ${names.at(-1)}` : String(names);
}

/** Matches a value that another program would replace. Only its start counts, because the pattern is slow. */
const placeholder = /<[A-Za-z][\w .-]*>|\{\{.*\}\}|\$\{.*\}|\$[A-Z][A-Z_\d]+|%[A-Z][A-Z_\d]+%|^(?:\.{3}|…)$/;
const isPlaceholder = (node: Node) => placeholder.test(String(scalarOf(node)).slice(0, 200));

/** Matches the names of keys whose values can contain a placeholder. */
const expressions = /pattern|regex|command|prompt|args|script|autoboot|interrupt|\bkey$|description/;

/** Where to put a secret, and what to do with one that others have read. */
const secretAdvice =
  'Keep secrets out of this file: put this one in a variable on the host. If others have read it, replace it, as in [Respond to a leak](/docs/how-to/after-a-leak).';

/** Keys that only one file has. */
const owners: Record<string, string> = {
  server_url: 'agent.json',
  payloads: 'dip.json',
  entry: 'job-package.json',
  public_url: 'server.json',
  compilerOptions: 'tsconfig.json',
  services: 'a Compose file',
  dependencies: 'package.json',
};

/** Returns the corrected value if only quotes or brackets are wrong or missing. */
function suggestValue(value: unknown, types: readonly string[]): string | undefined {
  const wantsNumber = types.includes('integer') || types.includes('number');
  if (typeof value === 'string') {
    if (wantsNumber && /^-?(?:0|[1-9]\d*)$/.test(value)) return value;
    if (types.includes('boolean') && /^(?:true|yes|on|1)$/i.test(value)) return 'true';
    if (types.includes('boolean') && /^(?:false|no|off|0)$/i.test(value)) return 'false';
  }
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) return `"${value}"`;
  if (types.includes('array') && typeof value === 'string') return `[${JSON.stringify(value)}]`;
  return undefined;
}

function scalarOf(node: Node): unknown {
  return node.type === 'object' || node.type === 'array' ? undefined : node.value;
}

/** Returns a scalar value as code, or "This" for an object or a list. */
function describeValue(node: Node): string {
  const value = scalarOf(node);
  return value === undefined ? 'This' : quote(JSON.stringify(value));
}

/** Returns what's wrong with a value and what to write instead, but not the rule that requires this. */
function valueMessage(error: ErrorObject, node: Node, example: string | undefined, form: string | undefined): string {
  const { keyword, params } = error;
  // A rule can be stricter than the key that the example is from.
  const isRight = example && (keyword !== 'pattern' || new RegExp(params.pattern).test(JSON.parse(example)));
  const exampleHint = isRight ? `, for example ${quote(example)}` : '';
  // The validator counts a string's code points.
  const size = node.children?.length ?? [...String(node.value ?? '')].length;
  const collection =
    node.type === 'array'
      ? `list has ${formatCount(size, 'entry', 'entries')}`
      : `object has ${formatCount(size, 'key', 'keys')}`;
  if (isPlaceholder(node)) return `${describeValue(node)} is a placeholder. Write the actual value${exampleHint}.`;
  switch (keyword) {
    case 'type': {
      const types = [params.type].flat() as string[];
      const right = suggestValue(scalarOf(node), types);
      const wanted = types.map((type) => typeNames[type] ?? type);
      if (
        wanted.length === 1 &&
        /number/.test(wanted[0] ?? '') &&
        /^[\d.]+ ?[a-zA-Zµ%]+\d*$/.test(String(scalarOf(node)))
      )
        return `${describeValue(node)} has a unit. Write only the number, in the unit that the key’s entry specifies.`;
      return `${describeValue(node)} has the wrong type. Write ${orList(wanted)}${right ? `: ${quote(right)}` : exampleHint}.`;
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map((value) => JSON.stringify(value));
      const meant = closestWord(String(scalarOf(node)), allowed);
      const hint = meant ? ` Did you mean ${quote(meant)}?` : '';
      return `${describeValue(node)} isn’t allowed. Write ${orList(allowed.map(quote))}.${hint}`;
    }
    case 'const':
      return `${describeValue(node)} isn’t allowed. Write ${quote(JSON.stringify(params.allowedValue))}.`;
    case 'minimum':
      return `${describeValue(node)} is too small. Write ${params.limit} or more${exampleHint}.`;
    case 'maximum':
      return `${describeValue(node)} is too large. Write ${params.limit} or less${exampleHint}.`;
    case 'exclusiveMinimum':
      return `${describeValue(node)} is too small. Write a number above ${params.limit}${exampleHint}.`;
    case 'minLength':
      return `This string is ${size === 0 ? 'empty' : 'too short'}. Write at least ${formatCount(params.limit, 'character', 'characters')}${exampleHint}.`;
    case 'maxLength':
      return `This string has ${size} characters; the maximum is ${params.limit}.`;
    case 'minItems':
    case 'minProperties':
      return `The ${collection}. It needs at least ${params.limit}.`;
    case 'maxItems':
    case 'maxProperties':
      return `The ${collection}. It can have at most ${params.limit}.`;
    case 'uniqueItems':
      return `Entries \`[${Math.min(params.i, params.j)}]\` and \`[${Math.max(params.i, params.j)}]\` are duplicates. Delete one.`;
    case 'pattern':
    case 'format':
      return `${describeValue(node)} has the wrong format. ${form ? `Expected: ${form}` : `It must match \`${params.pattern}\``}${exampleHint}.`;
    default:
      return 'This value isn’t allowed here. See the key’s reference entry.';
  }
}

/** Returns the condition that an error violates, if the contract describes it. */
function ruleOf({ schemaPath }: ErrorObject, rules: ConfigFacts['rules']): ConfigFacts['rules'][string] | undefined {
  const ends = [...schemaPath.matchAll(/\/allOf\/\d+(?=\/|$)/g)].map(({ index, 0: part }) => index + part.length);
  return ends.reverse().flatMap((end) => rules[schemaPath.slice(0, end)] ?? [])[0];
}

function describeMissing(
  name: string,
  path: PathPart[],
  keys: KeyIndex,
  rule?: string,
): Pick<ConfigFinding, 'message' | 'key'> {
  const { example } = keys.factOf(keys.keyOf([...path, name]));
  const remedy = example ? `Add it, for example ${quote(`"${name}": ${example}`)}.` : 'Add it.';
  return {
    message: `The required key ${quote(name)} is missing. ${rule ?? remedy}`,
    key: keys.nearestKey([...path, name]),
  };
}

function describeUnknown(name: string, path: PathPart[], keys: KeyIndex): Pick<ConfigFinding, 'message' | 'key'> {
  const names = keys.namesBelow(path);
  const meant = closestWord(name, names);
  const start = `Unknown key ${quote(name)}.`;
  const variables = names.filter((known) => known.endsWith('_env'));
  if (/(?:pass(?:word|wd|phrase)?|token|secret|api_?key)$/i.test(name)) {
    const where = variables.length > 0 ? ` The variable’s name belongs at ${orList(variables.map(quote))}.` : '';
    return { message: `${start} ${secretAdvice}${where}`, key: keys.nearestKey([...path, variables[0] ?? '']) };
  }
  if (meant) return { message: `${start} Did you mean ${quote(meant)}?`, key: keys.nearestKey([...path, meant]) };
  const elsewhere = keys.named(name);
  if (elsewhere.length > 0 && elsewhere.length <= 3)
    return { message: `${start} It belongs at ${orList(elsewhere.map(quote))}.`, key: elsewhere[0] };
  return {
    message: `${start} Delete it, or use one of ${orList(names.map(quote))}.`,
    key: keys.nearestKey(path),
  };
}

/** Turns a validator error into the draft of a finding. */
function draftOf(error: ErrorObject, tree: Node, keys: KeyIndex): Draft {
  const { keyword, params } = error;
  const segments = segmentsOf(error.instancePath);
  const { path, value, key } = locate(tree, segments);
  const { text: rule, kind = 'error' } = ruleOf(error, keys.facts.rules) ?? {};
  if (keyword === 'required')
    return { kind, path, node: key ?? value, ...describeMissing(String(params.missingProperty), path, keys, rule) };
  const name = String(params.additionalProperty ?? params.propertyName);
  const inside = () => {
    const found = locate(tree, [...segments, name]);
    return { kind, path: found.path, node: found.key ?? found.value };
  };
  if (keyword === 'additionalProperties') return { ...inside(), ...describeUnknown(name, path, keys) };
  if (keyword === 'propertyNames') {
    const message = rule
      ? `${quote(name)} isn’t allowed here. ${rule}`
      : `The name ${quote(name)} has the wrong format. See the key’s reference entry for the allowed names.`;
    return { ...inside(), message, key: keys.nearestKey(path) };
  }
  const { example, form } = keys.factOf(keys.keyOf(path));
  const message = valueMessage(error, value, example, form ?? error.params.format);
  return { kind, path, node: value, message: rule ? `${message} ${rule}` : message, key: keys.nearestKey(path) };
}

/** The order of precedence for keywords if a value has several errors. */
const keywordOrder = ['type', 'const', 'enum'];

function rank({ keyword }: ErrorObject): number {
  const index = keywordOrder.indexOf(keyword);
  return index < 0 ? keywordOrder.length : index;
}

/**
 * Drops redundant errors: those for an `if` itself, and the details behind a `propertyNames` error. Keeps one error
 * for each value, key, and missing key.
 */
function distinct(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept = new Map<string, ErrorObject>();
  for (const error of errors) {
    const { keyword } = error;
    if (keyword === 'if' || (error.propertyName !== undefined && keyword !== 'propertyNames')) continue;
    const { missingProperty, additionalProperty, propertyName } = error.params;
    const subject = missingProperty ?? additionalProperty ?? propertyName;
    const key = subject === undefined ? error.instancePath : `${error.instancePath} ${keyword} ${subject}`;
    const present = kept.get(key);
    if (!present || rank(error) < rank(present)) kept.set(key, error);
  }
  return [...kept.values()];
}

/** Returns the keys that appear twice, and those that are deprecated or have a deprecated value. */
function findKeyProblems({ tree, placeOf }: JsonText, keys: KeyIndex): Draft[] {
  const drafts: Draft[] = [];
  const walk = (node: Node, path: PathPart[], key: string | undefined): void => {
    const seen = new Map<PathPart, Node>();
    for (const [index, child] of (node.children ?? []).entries()) {
      if (drafts.length >= maxErrors) return;
      const [nameNode, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      const segment = nameNode ? String(nameNode.value) : index;
      const inside = [...path, segment];
      const own = keys.child(key, segment);
      const add = (kind: Draft['kind'], message: string) =>
        drafts.push({ kind, path: inside, node: nameNode ?? child, message, key: keys.nearestKey(inside) });
      const first = seen.get(segment);
      if (first) {
        const { line } = placeOf(first);
        add(
          'error',
          `The key ${quote(String(segment))} appears twice in this object, first on line ${line}. Delete one.`,
        );
      } else if (nameNode) seen.set(segment, nameNode);
      const { deprecated, deprecatedValues } = keys.factOf(own);
      if (nameNode && deprecated) add('warning', `This key is deprecated. ${deprecated}`);
      const advice = nameNode && deprecatedValues?.[String(value?.value)];
      if (value?.type === 'string' && !expressions.test(String(own)) && isPlaceholder(value))
        add('warning', `${describeValue(value)} is a placeholder, and nothing replaces it. Write the actual value.`);
      if (advice) add('warning', `${quote(JSON.stringify(value?.value))} has been deprecated ${advice}`);
      if (value) walk(value, inside, own);
    }
  };
  walk(tree, [], '');
  return drafts;
}

/** Drops a missing key if an unknown one at the same place is meant for it. */
function withoutMeant(errors: readonly ErrorObject[], tree: Node, keys: KeyIndex): ErrorObject[] {
  const meant = new Set(
    errors.flatMap(({ keyword, instancePath, params }) => {
      if (keyword !== 'additionalProperties') return [];
      const { path } = locate(tree, segmentsOf(instancePath));
      return `${instancePath} ${closestWord(String(params.additionalProperty), keys.namesBelow(path))}`;
    }),
  );
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'required' || !meant.has(`${instancePath} ${params.missingProperty}`),
  );
}

/** Returns what a file is if most of its keys aren't this file's, and one of them is another's. */
function findOther(tree: Node, { facts }: KeyIndex): Draft | undefined {
  const names = tree.type === 'object' ? (tree.children ?? []).flatMap(({ children }) => children?.[0] ?? []) : [];
  const unknown = names.filter(({ value }) => !Object.hasOwn(facts.keys, String(value)));
  const node = unknown.find(({ value }) => Object.hasOwn(owners, String(value)));
  if (!node || unknown.length <= names.length / 2 - 1) return undefined;
  const message = `${quote(String(node.value))} is a key of ${owners[String(node.value)]}, not of ${facts.file}. Check it on that file’s page.`;
  return { kind: 'error', path: [String(node.value)], node, message };
}

/** Describes text that begins with a key instead of a brace, as samples of single keys do. */
function describeExcerpt(text: string, keys: KeyIndex): Pick<ConfigFinding, 'message' | 'key'> | undefined {
  const [, name] = /^\s*"([^"\\\n]{1,100})"\s*:/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const places = keys.named(name).filter((key) => key !== name);
  const [key] = places;
  const place =
    places.length > 0 && places.length < 4 ? ` ${quote(name)} belongs at ${orList(places.map(quote))}.` : '';
  const message = `This is an excerpt: its outer \`{\` and \`}\` are missing.${place} Paste the whole file.`;
  return { message, ...(place && { key }) };
}

/**
 * Checks the text of a configuration file.
 * @param validate compiled validator for the file's schema
 * @param facts data for the messages
 */
export function checkConfig(text: string, validate: Validate, facts: ConfigFacts): ConfigReport {
  const { file, command } = facts;
  const report = { file, command, warnings: 0, isInvalidJson: false };
  const keys = new KeyIndex(facts);
  const json = readJson(text);
  if ('problem' in json) {
    const finding = { kind: 'error', path: '', ...json.problem, ...describeExcerpt(text, keys) } as const;
    return { ...report, errors: 1, findings: [finding], isInvalidJson: true };
  }
  const all = validate(json.value) ? [] : (validate.errors ?? []);
  const errors = withoutMeant(distinct(all.slice(0, maxErrors)), json.tree, keys);
  const broken = errors.map((error) => draftOf(error, json.tree, keys));
  const paths = new Set(broken.map(({ path }) => pathText(path)));
  const problems = findKeyProblems(json, keys).filter(
    ({ kind, path }) => kind === 'error' || !paths.has(pathText(path)),
  );
  const other = findOther(json.tree, keys);
  const drafts = other ? [other] : [...broken, ...problems];
  const findings = drafts
    .toSorted((a, b) => a.node.offset - b.node.offset)
    .slice(0, maxFindings)
    .map(({ node, path, ...finding }) => ({ ...finding, path: pathText(path), ...json.placeOf(node) }));
  const warnings = drafts.filter(({ kind }) => kind === 'warning').length;
  return { ...report, errors: drafts.length - warnings, warnings, findings };
}
