import { keyAnchor } from '../../src/lib/keyAnchor';
import { anchorComment, blocks, code, entryHead, fence, heading, prose, range, required } from '../lib/markdown';
import { exampleOf, keySample } from './keySample';
import { childrenOf, type Key, keyPaths, resolve, type Schema } from './schema';
import { deprecationText, sinceText } from './since';

function typeName(schema: Schema, root: Schema): string {
  const resolved = resolve(schema, root);
  if (resolved['x-type']) return resolved['x-type'].replace(/^(.*)\[\]$/, 'array of $1');
  if (resolved.enum) return 'enum';
  const types = [resolved.type ?? 'any'].flat();
  return types
    .map((type) => (type === 'array' && resolved.items ? `array of ${typeName(resolved.items, root)}` : type))
    .join(' or ');
}

const formats: Record<string, string> = { uri: 'URL', 'date-time': 'RFC 3339 time' };

/** Returns an enum value, and whether it's deprecated. */
function valueText(value: unknown, schema: Schema): string {
  const facts = schema['x-values']?.[String(value)];
  const name = code(String(value));
  return facts ? `${name} (deprecated, see below)` : name;
}

/** Returns a value's constraints, except its type, as Markdown phrases. */
function constraints(schema: Schema, root: Schema): string[] {
  const resolved = resolve(schema, root);
  const ofItems = resolved.items ? constraints(resolved.items, root) : [];
  const phrases: (string | undefined)[] = [
    resolved.const === undefined ? undefined : `always ${code(JSON.stringify(resolved.const))}`,
    resolved.enum?.map((value) => valueText(value, resolved)).join(', '),
    range(resolved.minimum, resolved.maximum),
    resolved.exclusiveMinimum === undefined ? undefined : `above ${resolved.exclusiveMinimum}`,
    // `x-type` already describes the format.
    resolved['x-type'] ? undefined : resolved.pattern && code(resolved.pattern),
    resolved['x-type'] ? undefined : resolved.format && formats[resolved.format],
    resolved.minLength === 1 && resolved.maxLength === undefined
      ? undefined
      : range(resolved.minLength, resolved.maxLength, 'character', 'characters'),
    range(resolved.minItems, resolved.maxItems, 'entry', 'entries'),
    resolved.uniqueItems ? 'no duplicates' : undefined,
    range(resolved.minProperties, resolved.maxProperties, 'name', 'names'),
    resolved.propertyNames?.pattern && `names ${code(resolved.propertyNames.pattern)}`,
    resolved['x-constraint'] && prose(resolved['x-constraint']),
    ofItems.length > 0 && !resolved.items?.properties ? `each entry: ${ofItems.join('; ')}` : undefined,
  ];
  return phrases.filter((phrase): phrase is string => Boolean(phrase));
}

function defaultValue(schema: Schema): string | undefined {
  if (schema.default !== undefined) return code(JSON.stringify(schema.default));
  const words = schema['x-default'];
  return words && words !== 'none' ? prose(words) : undefined;
}

/** Returns a key's facts: whether it's required, its type, default, limits, and release. */
function keyFacts({ schema, required: isRequired }: Key, root: Schema): (string | false | undefined)[] {
  const standard = defaultValue(schema);
  return [
    isRequired && required,
    prose(typeName(schema, root)),
    standard && `default ${standard}`,
    ...constraints(schema, root),
    schema['x-since'] && sinceText(schema['x-since']),
  ];
}

/** Returns the notices for a deprecated key and deprecated values, with their releases and replacements. */
function deprecations({ path, schema }: Key): string[] {
  const notice = schema['x-deprecated'];
  const values = Object.entries(schema['x-values'] ?? {});
  const replacement = (name: string) => [...path.split('.').slice(0, -1), name].join('.');
  return [
    ...(notice ? [deprecationText(notice, `[${code(notice.readAs)}](#${keyAnchor(replacement(notice.readAs))})`)] : []),
    ...values.map(
      ([value, { deprecated }]) => `${code(value)}: ${deprecationText(deprecated, code(deprecated.readAs))}`,
    ),
  ].map((text) => `<Deprecated>${text}</Deprecated>`);
}

function example({ path, schema }: Key, prefix: string, shown: ReadonlySet<string>): string | undefined {
  const [value] = schema.examples ?? [];
  const isKnown = schema.const !== undefined || schema.default !== undefined || shown.has(keyAnchor(path));
  if (value === undefined || isKnown) return undefined;
  const text = JSON.stringify(value);
  return typeof value === 'object' && text.length > 60
    ? fence('json', JSON.stringify(value, undefined, 2), `title="Example" fragment="${prefix}:${path}"`)
    : `Example: ${code(text)}`;
}

/** Returns a condition's description and, if a violation becomes an error in a later release, that release. */
export function ruleText({ description, 'x-error-from': release }: Schema): string | undefined {
  return release ? `${description} Until ${release}, a file that breaks this rule only causes a warning.` : description;
}

function rules(schema: Schema): string | undefined {
  const sentences = (schema.allOf ?? []).flatMap((rule) => ruleText(rule) ?? []);
  return sentences.length > 0 ? sentences.map((each) => `- ${prose(each)}`).join('\n') : undefined;
}

function rulesBelow(schema: Schema, root: Schema): (string | undefined)[] {
  const { items, additionalProperties } = resolve(schema, root);
  return [schema, items, additionalProperties].map((each) =>
    typeof each === 'object' ? rules(resolve(each, root)) : undefined,
  );
}

/** Returns the entry for a key and the keys inside it: heading, facts, text, rules, and example. */
function keyEntry(key: Key, root: Schema, prefix: string, shown: ReadonlySet<string>, depth = 3): string {
  const children = childrenOf(key.path, key.schema, root).filter(({ schema }) => !schema['x-group']);
  const resolved = resolve(key.schema, root);
  return blocks([
    entryHead(heading(depth, code(key.path), keyAnchor(key.path)), keyFacts(key, root)),
    ...deprecations(key),
    resolved.description && prose(resolved.description),
    ...rulesBelow(key.schema, root),
    example(key, prefix, shown),
    children.length > 0 && '<KeyChildren>',
    ...children.map((child) => keyEntry(child, root, prefix, shown, 4)),
    children.length > 0 && '</KeyChildren>',
  ]);
}

/** The keys under one h2. If they're inside an array, `within` is the array's path, such as `devices[]`. */
type Group = { title: string; keys: Key[]; within: string };

/** Returns the groups at one level, in order. The groups inside a key follow the key's own group. */
function groupsWithin(keys: Key[], root: Schema, within = '', name = (title: string) => title): Group[] {
  const titles = [...new Set(keys.map(({ schema }) => schema['x-group'] ?? 'Other'))];
  return titles.flatMap((title) => {
    const members = keys.filter(({ schema }) => (schema['x-group'] ?? 'Other') === title);
    const inner = members.flatMap((key) => {
      const grouped = childrenOf(key.path, key.schema, root).filter(({ schema }) => schema['x-group']);
      return groupsWithin(grouped, root, `${key.path}[]`, (part) => `${title}: ${part.toLowerCase()}`);
    });
    return [{ title: name(title), keys: members, within }, ...inner];
  });
}

/** Returns a function that maps a value's path to the anchor of its key. */
function anchorsOf(root: Schema, within: string): (path: (string | number)[]) => string | undefined {
  const known = keyPaths(root).map((key) => ({ key, pattern: pathPattern(key) }));
  return (path) => {
    const below = path.map((step) => (typeof step === 'number' ? '[]' : `.${step}`)).join('');
    const full = `${within}${below}`.replace(/^\./, '');
    const found = known.find(({ pattern }) => pattern.test(full));
    return found && keyAnchor(found.key);
  };
}

/** Returns a pattern that matches a key's possible paths. In a key, `<name>` matches any name. */
function pathPattern(key: string): RegExp {
  return new RegExp(`^${key.replace(/[.[\]$]/g, '\\$&').replaceAll('<name>', '[^.]+')}$`);
}

/** Returns a group's JSON, taken from the first sample that contains the group. Examples fill in missing keys. */
export function groupSample({ keys, within }: Group, root: Schema): Record<string, unknown> | undefined {
  const names = keys.map(({ path }) => path.slice(within ? within.length + 1 : 0));
  const samples = (root.examples ?? []) as Record<string, unknown>[];
  const places = within ? samples.flatMap((sample) => sample[within.replace('[]', '')] as typeof samples) : samples;
  const place = places.find((each) => names.some((name) => typeof each[name] === 'object')) ?? places[0] ?? {};
  const entries = keys.flatMap(({ schema }, index) => {
    const name = names[index] ?? '';
    const value = place[name] ?? exampleOf(schema, (part) => resolve(part, root));
    return value === undefined ? [] : [[name, value] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns the groups of a configuration file in reading order. */
export function keyGroups(root: Schema): Group[] {
  return groupsWithin(childrenOf('', root, root), root);
}

function sampleFence(
  value: object,
  root: Schema,
  within: string,
  title: string,
): { fence: string; shown: Set<string> } {
  const { text, anchors } = keySample(value, anchorsOf(root, within));
  return {
    fence: fence('json', text, `title="${title}" anchors="${anchors.join(',')}" capped`),
    shown: new Set(anchors.filter(Boolean)),
  };
}

function groupSection(group: Group, root: Schema, prefix: string): string {
  const { title, keys, within } = group;
  // The groups below show these keys.
  const outer = keys.filter((key) => childrenOf(key.path, key.schema, root).some((child) => child.schema['x-group']));
  const value = outer.length > 0 ? undefined : groupSample(group, root);
  const file = root['x-file']?.replace(/^.*\//, '') ?? '';
  const sample =
    value && sampleFence(value, root, within, [file, within.replace('[]', '[0]')].filter(Boolean).join(' › '));
  const shown = sample?.shown ?? new Set(outer.map(({ path }) => keyAnchor(path)));
  const entries = blocks(keys.map((key) => keyEntry(key, root, prefix, shown)));
  return blocks([
    '<KeyGroup>',
    heading(2, title, `keys-${title.toLowerCase().replaceAll(':', '').replaceAll(' ', '-')}`),
    ...(sample ? ['<KeySample>', sample.fence, '</KeySample>'] : []),
    '<KeyEntries>',
    entries,
    '</KeyEntries>',
    '</KeyGroup>',
  ]);
}

/**
 * Returns all keys of a configuration file as Markdown: one h2 per group, then the keys in schema order. No library
 * does this. docusaurus-json-schema-plugin (AGPL-3.0) and similar packages are React viewers that send the schema to
 * the browser and add no keys to the contents list.
 * @param prefix the file's prefix in examples' `fragment`, such as "agent" or "dip"
 */
export function configReference(root: Schema, prefix: string): string {
  const keyLink = (path: string) => `[${code(path)}](#${keyAnchor(path)})`;
  const betweenKeys = [
    ...(root['x-rules'] ?? []).map((rule) => `${rule.keys.map(keyLink).join(', ')}: ${prose(rule.rule)}`),
    ...(root.allOf ?? []).flatMap(({ description }) => (description ? prose(description) : [])),
  ];
  return blocks([
    '<KeyReference>',
    ...keyGroups(root).map((group) => groupSection(group, root, prefix)),
    '</KeyReference>',
    betweenKeys.length > 0 &&
      `## Rules that span several keys ${anchorComment('rules-between-keys')}\n\n${betweenKeys.map((rule) => `- ${rule}`).join('\n')}`,
  ]);
}

/**
 * Returns a schema's sample files as fenced blocks, with the filename as the title. Each key links to its entry.
 * @param names a description of each sample, if there are several
 * @throws {Error} if there are several samples and not exactly one name for each
 */
export function configSamples(root: Schema, file: string, names: readonly string[] = []): string {
  const samples = root.examples ?? [];
  if (samples.length > 1 && samples.length !== names.length)
    throw new Error(`${file} has ${samples.length} samples and ${names.length} names.`);
  return blocks(
    samples.flatMap((sample, index) => [
      names[index] && `${names[index]}:`,
      sampleFence(sample as object, root, '', file).fence,
    ]),
  );
}
