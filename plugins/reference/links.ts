import { keyAnchor } from '../../src/lib/keyAnchor';
import { type ErrorCodes, entryAddress, isCode } from '../contracts/errorCodes';
import type { PythonName } from '../contracts/readPythonApi';
import { code } from '../lib/markdown';
import { pythonAddresses } from './pythonApi';
import { keyPaths, type Schema } from './schema';

/** Returns the address of a key's entry, such as that of `tls.ca_file` in `agent`. */
export const keyAddress = (file: string, path: string) =>
  `/docs/reference/configuration/${file}-config#${keyAnchor(path)}`;

/** The codes, keys, and Python API names that text in the contracts can mention, with the URLs of their entries. */
export type Names = { codes: ReadonlyMap<string, string>; keys: ReadonlyMap<string, string> };

/**
 * Returns the names to link. Includes a key only if its path contains a dot or an underscore and no other file has that
 * path. That way, `version` and `tls` never link to the wrong page.
 */
export function namesOf(codes: ErrorCodes, schemas: Record<string, Schema>, api: PythonName[]): Names {
  const files = Object.entries(schemas).map(([file, schema]) => ({ file, paths: keyPaths(schema) }));
  const allPaths = files.flatMap(({ paths }) => paths);
  const isPlain = (path: string) => /[._]/.test(path) && allPaths.indexOf(path) === allPaths.lastIndexOf(path);
  return {
    codes: new Map(codes.entries.filter(({ id }) => isCode(id)).map((entry) => [entry.id, entryAddress(entry, codes)])),
    keys: new Map([
      ...pythonAddresses(api),
      ...files.flatMap(({ file, paths }) =>
        paths.filter(isPlain).map((path) => [path, keyAddress(file, path)] as const),
      ),
    ]),
  };
}

// Code blocks, headings, links, and tags never change. Inline code can be a key, and words in capitals can be codes.
const parts =
  /^```[\s\S]*?^```$|^#.*$|\[(?:`[^`]*`|[^\]`])*\]\([^)]*\)|<\/?[A-Za-z][^>]*>|`[^`\n]*`|\b[A-Z][A-Z\d]*(?:\\?_[A-Z\d]+)*\b/gm;

/**
 * Links the codes in the text of generated Markdown, and the keys in its inline code. Only a name's first occurrence in
 * each section is a link, because links are tab stops.
 */
export function linkNames(markdown: string, { codes, keys }: Names): string {
  const linked = new Set<string>();
  return markdown.replace(parts, (part) => {
    if (part.startsWith('#')) {
      linked.clear();
      // An entry's own code would lead nowhere.
      linked.add(/[A-Z][A-Z\d_]+(?= \*\/\}$)/.exec(part)?.[0] ?? '');
    }
    const name = part.replace(/[`\\]/g, '');
    const address = part.startsWith('`') ? keys.get(name) : codes.get(name);
    if (!address) return part;
    const isRepeated = linked.has(name);
    linked.add(name);
    return isRepeated ? code(name) : `[${code(name)}](${address})`;
  });
}
