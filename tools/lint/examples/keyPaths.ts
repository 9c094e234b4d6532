/** The JSON Schema keywords that key paths can pass through. */
export type Schema = {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
};

/** A schema and its JSON pointer from the root of the file. */
type Place = { schema: Schema; pointer: string };

/**
 * Finds the subschemas of a key. A key has several only if `oneOf` branches differ, as for `data` in output events.
 * @param root schema of the file
 * @param path key, such as `devices[].console.baud` or `params.<name>.type`; empty for the whole file
 * @returns JSON pointers; empty if the key doesn't exist
 */
export function findKey(root: Schema, path: string): string[] {
  const parts = path.match(/[^.[\]]+|\[\]/g) ?? [];
  let places: Place[] = [follow(root, { schema: root, pointer: '' })];
  for (const part of parts) places = places.flatMap((place) => step(root, place, part));
  return places.map(({ pointer }) => pointer);
}

/**
 * Lists the keys in a schema, such as `devices`, `devices[]`, and `devices[].console.baud`. `<name>` means any name.
 * @param root schema of the file
 */
export function keyPaths(root: Schema): Set<string> {
  const paths = new Set<string>();
  const list = (schema: Schema, path: string): void => {
    const { schema: here } = follow(root, { schema, pointer: '' });
    if (path) paths.add(path);
    const join = (name: string) => (path ? `${path}.${name}` : name);
    for (const [name, child] of Object.entries(here.properties ?? {})) list(child, join(name));
    if (here.items) list(here.items, `${path}[]`);
    if (typeof here.additionalProperties === 'object') list(here.additionalProperties, join('<name>'));
    for (const branch of [...(here.oneOf ?? []), ...(here.anyOf ?? [])]) list(branch, path);
  };
  list(root, '');
  return paths;
}

/** Returns the subschema at a JSON pointer from findKey. */
export function schemaAt(root: Schema, pointer: string): Schema {
  const parts = pointer.split('/').slice(1);
  const read = (node: unknown, part: string) => (node as Record<string, unknown>)[unescapePart(part)];
  return parts.reduce<unknown>(read, root) as Schema;
}

function step(root: Schema, { schema, pointer }: Place, part: string): Place[] {
  const branches = (['oneOf', 'anyOf'] as const).flatMap((word) =>
    (schema[word] ?? []).map((branch, index) => ({ schema: branch, pointer: `${pointer}/${word}/${index}` })),
  );
  const inBranches = branches.flatMap((branch) => step(root, follow(root, branch), part));
  if (inBranches.length > 0) return inBranches;
  const child = childOf(schema, part);
  return child ? [follow(root, { schema: child.schema, pointer: `${pointer}/${child.pointer}` })] : [];
}

function childOf({ items, properties, additionalProperties }: Schema, part: string): Place | undefined {
  if (part === '[]') return items && { schema: items, pointer: 'items' };
  const property = properties?.[part];
  if (property) return { schema: property, pointer: `properties/${escapePart(part)}` };
  if (typeof additionalProperties !== 'object') return undefined;
  return { schema: additionalProperties, pointer: 'additionalProperties' };
}

/** Resolves a `$ref`. Keywords next to a `$ref` are only descriptions, so the target can replace them. */
function follow(root: Schema, place: Place): Place {
  const name = place.schema.$ref?.replace('#/$defs/', '');
  const target = name === undefined ? undefined : root.$defs?.[name];
  return target ? follow(root, { schema: target, pointer: `/$defs/${name}` }) : place;
}

function escapePart(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function unescapePart(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
}
