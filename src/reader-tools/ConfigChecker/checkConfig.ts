import type { ErrorObject } from 'ajv';
import type { Node } from 'jsonc-parser';
import { formatCount } from '../ReaderTool/formatCount';
import { closestWord } from './closestWord';
import type { ConfigFacts, KeyFact } from './configFacts';
import { type JsonText, type Position, readJson } from './jsonText';
import { clip, quote } from './quote';

/** A validator compiled by Ajv. It returns whether a value is valid, and sets `errors`. */
export type Validate = {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
};

/** An error or warning. Names in the message are between backticks. */
export type Finding = Position & {
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
  /** True if there are more than `maxErrors` errors. */
  hasMoreErrors: boolean;
  warnings: number;
  /** The first findings in file order, at most `maxFindings`. */
  findings: Finding[];
  /** True if the text isn't valid JSON, so keys and values weren't checked. */
  isInvalidJson: boolean;
  /** Another configuration file that the text matches better. */
  other?: { file: string; page: string };
};

/** Maximum number of findings shown. Fixing the first ones often removes others. */
export const maxFindings = 50;

/** Maximum number of validator errors processed, to limit the time. */
export const maxErrors = 10_000;

type Segment = string | number;

/** A finding whose message is created only if the finding is shown. */
type Draft = {
  kind: Finding['kind'];
  node: Node;
  path: Segment[];
  describe: () => Pick<Finding, 'message' | 'key'>;
};

/** Finds nodes in a JSON tree by path, and caches their children. */
class Tree {
  private readonly children = new Map<Node, Map<Segment, Node>>();

  constructor(private readonly root: Node) {}

  private childrenOf(node: Node): Map<Segment, Node> {
    const known = this.children.get(node);
    if (known) return known;
    const children = new Map<Segment, Node>(
      node.children?.map((child, index) =>
        child.type === 'property' ? [String(child.children?.[0]?.value), child] : [index, child],
      ),
    );
    this.children.set(node, children);
    return children;
  }

  /**
   * Returns the value at a path, or its closest existing ancestor. If `asKey` is true, returns its key node, if any.
   */
  find(path: readonly Segment[], asKey = false): Node {
    let found = this.root;
    let key: Node | undefined;
    for (const segment of path) {
      const children = this.childrenOf(found);
      const child = children.get(segment) ?? children.get(Number(segment));
      if (!child) return found;
      key = child.type === 'property' ? child.children?.[0] : undefined;
      found = (child.type === 'property' ? child.children?.[1] : child) ?? found;
    }
    return (asKey && key) || found;
  }
}

/** Returns the segments of a JSON pointer. List indexes are strings. */
function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns a path as text, such as `devices[0].tags["a b"]`. */
function pathText(path: readonly Segment[]): string {
  return path
    .map((segment, index) => {
      if (typeof segment === 'number') return `[${segment}]`;
      if (!/^[\w$-]+$/.test(segment)) return `["${clip(segment)}"]`;
      return index > 0 ? `.${clip(segment)}` : clip(segment);
    })
    .join('');
}

/** Maps paths in a file to keys in the reference, such as `devices[].console.baud`. */
class KeyIndex {
  /** The keys, and all paths that lead to them. */
  private readonly known = new Set<string>();

  constructor(private readonly facts: ConfigFacts) {
    for (const key of Object.keys(facts.keys)) {
      for (const { index } of key.matchAll(/\.|\[\]|$/g)) this.known.add(key.slice(0, index));
    }
  }

  /** Resolves a path segment in a key. Returns the resulting key, or undefined if the reference doesn't list it. */
  child(key: string, segment: Segment): string | undefined {
    if (typeof segment === 'number') return `${key}[]`;
    const named = key ? `${key}.${segment}` : segment;
    if (Object.hasOwn(this.facts.keys, named)) return named;
    const free = `${key}.<name>`;
    return this.known.has(free) ? free : undefined;
  }

  keyOf(path: readonly Segment[]): string | undefined {
    let key: string | undefined = '';
    for (const segment of path) {
      if (key === undefined) return undefined;
      key = this.child(key, segment);
    }
    return key;
  }

  factOf(key: string | undefined): KeyFact {
    return (key !== undefined && Object.hasOwn(this.facts.keys, key) && this.facts.keys[key]) || {};
  }

  /** Returns the key of a path or, if there's none, of its closest ancestor. */
  nearestKey(path: readonly Segment[]): string | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const key = this.keyOf(path.slice(0, length));
      if (key !== undefined && Object.hasOwn(this.facts.keys, key)) return key;
    }
    return undefined;
  }

  /** Returns the names of the keys directly inside a path. */
  namesBelow(path: readonly Segment[]): string[] {
    const key = this.keyOf(path);
    if (key === undefined) return [];
    const start = key ? `${key}.` : '';
    return Object.keys(this.facts.keys)
      .filter((known) => known.startsWith(start))
      .map((known) => known.slice(start.length))
      .filter((name) => !/[.[<]/.test(name));
  }

  /** Returns all keys with the given name, at any level. */
  named(name: string): string[] {
    return Object.keys(this.facts.keys).filter((key) => key === name || key.endsWith(`.${name}`));
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

/** Returns the corrected value if only quotes or brackets are wrong or missing. */
function suggestValue(value: unknown, types: readonly string[]): string | undefined {
  const wantsNumber = types.includes('integer') || types.includes('number');
  if (typeof value === 'string') {
    if (wantsNumber && /^-?(?:0|[1-9]\d*)$/.test(value)) return value;
    if (types.includes('boolean') && /^(?:true|false)$/.test(value)) return value;
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
  const exampleHint = example ? `, for example ${quote(example)}` : '';
  // The validator counts a string's code points.
  const size = node.children?.length ?? [...String(node.value ?? '')].length;
  if (/^<[\w .-]+>$|\{\{.*\}\}|\$\{.*\}|^(?:\.{3}|…)$/.test(String(scalarOf(node)))) {
    return `${describeValue(node)} is a placeholder. Write the actual value${exampleHint}.`;
  }
  switch (keyword) {
    case 'type': {
      const types = [params.type].flat() as string[];
      const right = suggestValue(scalarOf(node), types);
      const wanted = types.map((type) => typeNames[type] ?? type);
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
      return `The list has ${formatCount(size, 'entry', 'entries')}. It needs at least ${params.limit}.`;
    case 'maxItems':
      return `The list has ${formatCount(size, 'entry', 'entries')}. It can have at most ${params.limit}.`;
    case 'minProperties':
      return `The object has ${formatCount(size, 'key', 'keys')}. It needs at least ${params.limit}.`;
    case 'maxProperties':
      return `The object has ${formatCount(size, 'key', 'keys')}. It can have at most ${params.limit}.`;
    case 'uniqueItems':
      return `Entries \`[${Math.min(params.i, params.j)}]\` and \`[${Math.max(params.i, params.j)}]\` are duplicates. Delete one.`;
    case 'pattern':
      return form
        ? `${describeValue(node)} has the wrong format. Expected: ${form}${exampleHint}.`
        : `${describeValue(node)} has the wrong format. It must match \`${params.pattern}\`${exampleHint}.`;
    case 'format':
      return `${describeValue(node)} has the wrong format. Expected: ${form ?? params.format}${exampleHint}.`;
    default:
      return 'This value isn’t allowed here. See the key’s reference entry.';
  }
}

/** Turns validator errors into drafts of findings. */
class Describer {
  constructor(
    private readonly tree: Tree,
    private readonly keys: KeyIndex,
    private readonly rules: ConfigFacts['rules'],
  ) {}

  private pathOf(error: ErrorObject): Segment[] {
    const path: Segment[] = [];
    for (const part of segmentsOf(error.instancePath)) {
      const isIndex = this.tree.find(path).type === 'array';
      path.push(isIndex ? Number(part) : part);
    }
    return path;
  }

  private ruleOf({ schemaPath }: ErrorObject): ConfigFacts['rules'][string] | undefined {
    const ends = [...schemaPath.matchAll(/\/allOf\/\d+(?=\/|$)/g)].map(({ index, 0: part }) => index + part.length);
    return ends.reverse().flatMap((end) => this.rules[schemaPath.slice(0, end)] ?? [])[0];
  }

  private missing(error: ErrorObject, path: Segment[], rule?: string): Pick<Finding, 'message' | 'key'> {
    const name = String(error.params.missingProperty);
    const { example } = this.keys.factOf(this.keys.keyOf([...path, name]));
    const remedy = example ? `Add it, for example ${quote(`"${name}": ${example}`)}.` : 'Add it.';
    return {
      message: `The required key ${quote(name)} is missing. ${rule ?? remedy}`,
      key: this.keys.nearestKey([...path, name]),
    };
  }

  private unknown(error: ErrorObject, path: Segment[]): Pick<Finding, 'message' | 'key'> {
    const name = String(error.params.additionalProperty);
    const names = this.keys.namesBelow(path);
    const meant = closestWord(name, names);
    if (meant) {
      return {
        message: `Unknown key ${quote(name)}. Did you mean ${quote(meant)}?`,
        key: this.keys.nearestKey([...path, meant]),
      };
    }
    const elsewhere = this.keys.named(name);
    const isElsewhere = elsewhere.length > 0 && elsewhere.length <= 3;
    const remedy = isElsewhere
      ? `It belongs at ${orList(elsewhere.map(quote))}.`
      : `Delete it, or use one of ${orList(names.map(quote))}.`;
    return {
      message: `Unknown key ${quote(name)}. ${remedy}`,
      key: isElsewhere ? elsewhere[0] : this.keys.nearestKey(path),
    };
  }

  private badName(error: ErrorObject, path: Segment[], rule?: string): Pick<Finding, 'message' | 'key'> {
    const name = quote(String(error.params.propertyName));
    return {
      message: rule
        ? `${name} isn’t allowed here. ${rule}`
        : `The name ${name} has the wrong format. See the key’s reference entry for the allowed names.`,
      key: this.keys.nearestKey(path),
    };
  }

  private value(error: ErrorObject, path: Segment[], node: Node, rule?: string): Pick<Finding, 'message' | 'key'> {
    const { example, form } = this.keys.factOf(this.keys.keyOf(path));
    const message = valueMessage(error, node, example, form);
    return { message: rule ? `${message} ${rule}` : message, key: this.keys.nearestKey(path) };
  }

  draft(error: ErrorObject): Draft {
    const path = this.pathOf(error);
    const { text: rule, kind = 'error' } = this.ruleOf(error) ?? {};
    if (error.keyword === 'required') {
      return { kind, path, node: this.tree.find(path, true), describe: () => this.missing(error, path, rule) };
    }
    if (error.keyword === 'additionalProperties' || error.keyword === 'propertyNames') {
      const name = String(error.params.additionalProperty ?? error.params.propertyName);
      const inside = [...path, name];
      const describe = () =>
        error.keyword === 'propertyNames' ? this.badName(error, path, rule) : this.unknown(error, path);
      return { kind, path: inside, node: this.tree.find(inside, true), describe };
    }
    const node = this.tree.find(path);
    return { kind, path, node, describe: () => this.value(error, path, node, rule) };
  }
}

/** Returns true for errors that repeat another error: a condition itself, and the details of a name check. */
function isRedundant({ keyword, propertyName }: ErrorObject): boolean {
  return keyword === 'if' || (propertyName !== undefined && keyword !== 'propertyNames');
}

/** The order of precedence for keywords if a value has several errors. */
const keywordOrder = ['type', 'const', 'enum'];

function rank({ keyword }: ErrorObject): number {
  const index = keywordOrder.indexOf(keyword);
  return index < 0 ? keywordOrder.length : index;
}

/** Removes redundant errors. Keeps one error for each value, key, and missing key. */
function distinct(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept = new Map<string, ErrorObject>();
  for (const error of errors) {
    if (isRedundant(error)) continue;
    const { missingProperty, additionalProperty, propertyName } = error.params;
    const subject = missingProperty ?? additionalProperty ?? propertyName;
    const key = subject === undefined ? error.instancePath : `${error.instancePath} ${error.keyword} ${subject}`;
    const present = kept.get(key);
    if (!present || rank(error) < rank(present)) kept.set(key, error);
  }
  return [...kept.values()];
}

function findKeyProblems({ tree, placeOf }: JsonText, keys: KeyIndex): Draft[] {
  const drafts: Draft[] = [];
  const inObject = (object: Node, path: Segment[], key: string | undefined): void => {
    const seen = new Map<string, Node>();
    for (const property of object.children ?? []) {
      const [nameNode, value] = property.children ?? [];
      if (!nameNode) continue;
      const name = String(nameNode.value);
      const inside = [...path, name];
      const own = key === undefined ? undefined : keys.child(key, name);
      const add = (kind: Draft['kind'], message: () => string) =>
        drafts.push({
          kind,
          path: inside,
          node: nameNode,
          describe: () => ({ message: message(), key: keys.nearestKey(inside) }),
        });
      const first = seen.get(name);
      if (first) {
        const line = () => placeOf(first).line;
        add('error', () => `The key ${quote(name)} appears twice in this object, first on line ${line()}. Delete one.`);
      } else seen.set(name, nameNode);
      const { deprecated, deprecatedValues } = keys.factOf(own);
      if (deprecated) add('warning', () => `This key is deprecated. ${deprecated}`);
      const advice = deprecatedValues?.[String(value?.value)];
      if (advice) add('warning', () => `${quote(JSON.stringify(value?.value))} is deprecated ${advice}`);
      if (value) walk(value, inside, own);
    }
  };
  const walk = (node: Node, path: Segment[], key: string | undefined): void => {
    if (node.type === 'object') inObject(node, path, key);
    else {
      for (const [index, child] of (node.children ?? []).entries()) {
        walk(child, [...path, index], key === undefined ? undefined : keys.child(key, index));
      }
    }
  };
  walk(tree, [], '');
  return drafts;
}

/** Returns the configuration file whose top-level keys match the text better than this file's, or undefined. */
function guessOtherFile(value: unknown, facts: ConfigFacts, keys: KeyIndex): ConfigReport['other'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(value).slice(0, 1000);
  const count = (known: readonly string[]) => names.filter((name) => known.includes(name)).length;
  const own = count(keys.namesBelow([]));
  const best = facts.others.map((other) => ({ other, hits: count(other.keys) })).sort((a, b) => b.hits - a.hits)[0];
  return best && best.hits > own ? { file: best.other.file, page: best.other.page } : undefined;
}

/** Describes text that begins with a key instead of a brace, as samples of single keys do. */
function describeExcerpt(text: string, keys: KeyIndex): Pick<Finding, 'message' | 'key'> | undefined {
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
  const report = { file, command, hasMoreErrors: false, warnings: 0, isInvalidJson: false };
  const keys = new KeyIndex(facts);
  const json = readJson(text);
  if ('problems' in json) {
    const excerpt = describeExcerpt(text, keys);
    const problems = excerpt ? json.problems.slice(0, 1) : json.problems;
    const findings = problems.map((problem) => ({ kind: 'error', path: '', ...problem, ...excerpt }) as const);
    return { ...report, errors: findings.length, findings, isInvalidJson: true };
  }
  const all = validate(json.value) ? [] : (validate.errors ?? []);
  const errors = distinct(all.slice(0, maxErrors));
  const describer = new Describer(new Tree(json.tree), keys, facts.rules);
  const drafts = [...errors.map((error) => describer.draft(error)), ...findKeyProblems(json, keys)];
  const findings = drafts
    .toSorted((a, b) => a.node.offset - b.node.offset)
    .slice(0, maxFindings)
    .map(({ kind, node, path, describe }) => ({ kind, path: pathText(path), ...json.placeOf(node), ...describe() }));
  const warnings = drafts.filter(({ kind }) => kind === 'warning').length;
  const other = errors.length > 0 ? guessOtherFile(json.value, facts, keys) : undefined;
  return {
    ...report,
    errors: drafts.length - warnings,
    hasMoreErrors: all.length > maxErrors,
    warnings,
    findings,
    ...(other && { other }),
  };
}
