import { type Command, type CommandTree, commandAddress } from '../contracts/commandTree';
import type { ReadContract } from '../contracts/readContract';
import { blocks, code, fence, prose, table } from '../lib/markdown';
import type { Schema } from './schema';
import { sinceText } from './since';

/** Part of a schema in contracts/output/, and the file that its references are relative to. */
type Part = { file: string; schema: Schema };

function fieldsAnchor(command: string): string {
  return `${command}-fields`;
}

/** Follows `$ref` and the non-null branch of an `anyOf`. Keywords next to a reference override those in its target. */
function resolve(part: Part, read: ReadContract): Part & { orNull: boolean } {
  const { $ref, anyOf, ...own } = part.schema;
  const other = anyOf?.find(({ type }) => type !== 'null');
  if (other) return { ...merge(resolve({ ...part, schema: other }, read), own), orNull: true };
  if (!$ref) return { ...part, orNull: [part.schema.type].flat().includes('null') };
  const [path = '', pointer = ''] = $ref.split('#');
  const file = path ? new URL(path, `file:///${part.file}`).pathname.slice(1) : part.file;
  const steps = pointer.split('/').filter(Boolean);
  const schema = steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown>)[step],
    read<Schema>(file),
  ) as Schema;
  const target = resolve({ file, schema }, read);
  return { ...merge(target, own), orNull: target.orNull };
}

function merge(part: Part, own: Schema): Part {
  return { ...part, schema: { ...part.schema, ...own } };
}

function typeName({ file, schema }: Part, read: ReadContract): string {
  const { file: place, schema: resolved, orNull } = resolve({ file, schema }, read);
  const name = nonNullType(resolved, (child) => typeName({ file: place, schema: child }, read));
  const or = name.includes(', ') ? ', or' : ' or';
  return orNull ? `${name}${or} null` : name;
}

function nonNullType(
  { type, format, items, additionalProperties, allOf, enum: values = [] }: Schema,
  nameOf: (child: Schema) => string,
): string {
  const [name = allOf ? 'object' : 'any value'] = [type ?? []].flat().filter((each) => each !== 'null');
  if (name === 'array' && items) return `array of ${nameOf(items)}`;
  if (name === 'object' && typeof additionalProperties === 'object') return `object of ${nameOf(additionalProperties)}`;
  if (format === 'date-time') return 'time';
  const isList = values.length > 0 && values.length < 12;
  return isList ? values.filter((value) => value !== null).join(', ') : name;
}

/** Returns a field's name for the first column, whose font is monospace. Inline code would be linked like a key. */
function fieldName(path: string): string {
  return path.replaceAll('<', '\\<');
}

/** The command whose fields are listed. */
type Owner = { id: string; tree: CommandTree };

type Row = { field: string; type?: string; meaning?: string };

/** Returns the table rows for an object's fields. A type that's documented elsewhere gets one row with a link. */
function rowsBelow(path: string, part: Part, owner: Owner, read: ReadContract): Row[] {
  const { file, schema } = resolve(part, read);
  const place = path ? `${fieldName(path)}: the` : 'The';
  const home = owner.tree.commands.find(({ id }) => id === schema['x-home']);
  if (home && home.id !== owner.id)
    return [
      { field: `${place} [fields of ${code(home.path.join(' '))}](${fieldsAnchor(commandAddress(owner.tree, home))})` },
    ];
  if (part.schema.$ref && schema.$id && !file.startsWith('output/'))
    return [{ field: `${place} [fields of ${code(file)}](pathname:///schemas/${file})` }];
  const { properties = {}, items, additionalProperties, allOf = [] } = schema;
  const next = (name: string, child: Schema) => rowsBelow(name, { file, schema: child }, owner, read);
  return [
    ...allOf.flatMap((base) => next(path, base)),
    ...Object.entries(properties).flatMap(([name, child]) => {
      const field = path ? `${path}.${name}` : name;
      const own = resolve({ file, schema: child }, read).schema;
      return [
        {
          field: fieldName(field),
          type: prose(typeName({ file, schema: child }, read)),
          meaning: prose(own.description ?? ''),
        },
        ...next(field, child),
      ];
    }),
    ...(items ? next(`${path}[]`, items) : []),
    ...(typeof additionalProperties === 'object' ? next(`${path}.<name>`, additionalProperties) : []),
  ];
}

/**
 * Returns a command's JSON output, closed behind a summary: schema URL, fields, and a sample.
 * @param flag flag for JSON output
 */
export function jsonOutput(tree: CommandTree, { id, output }: Command, flag: string, read: ReadContract): string {
  const file = `output/${output}.schema.json`;
  const schema = read<Schema>(file);
  const [sample] = schema.examples ?? [];
  const { examples: _, description: __, 'x-since': since, ...rest } = schema;
  const rows = rowsBelow('', { file, schema: rest }, { id, tree }, read);
  return blocks([
    `<details>\n<summary>**Fields of ${code(flag)}** <RowFacts>${rows.length} fields</RowFacts></summary>`,
    `<Anchor id="${fieldsAnchor(id)}">[JSON Schema](pathname:///schemas/${file})</Anchor>${since ? ` · ${sinceText(since)}` : ''}`,
    '<Fields>',
    table(rows, { Field: ({ field }) => field, Type: ({ type }) => type, Meaning: ({ meaning }) => meaning }, ''),
    '</Fields>',
    fence('json', JSON.stringify(sample, undefined, 2), 'plain title="Sample"'),
    '</details>',
  ]);
}
