/** Matches an attribute of a component or a fence in a page, such as `title="main.py"`. */
export const attribute = /([\w-]+)="([^"]*)"/g;

/** Returns the attributes in a text, by name. */
export function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
}
