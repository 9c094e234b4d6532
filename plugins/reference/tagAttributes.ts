/** The attributes of a component in a page, by name. */
export type TagAttributes = Record<string, string>;

/** Parses attributes of the form `name="value"`. */
export function readAttributes(text: string): TagAttributes {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}
