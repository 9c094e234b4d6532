/** The attributes of a component in a page, by name. */
export type TagAttributes = Record<string, string>;

/** Reads attributes as the pages write them: `name="value"`, between blanks. */
export function readAttributes(text: string): TagAttributes {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}
