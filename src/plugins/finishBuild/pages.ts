import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';

/** A page of the build. `file` is relative to the folder of the build. */
export type BuiltPage = { file: string; html: string };

/** What selectors can refer to in a page. */
export type PageNames = {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: Map<string, Set<string>>;
  /** Variables of the style sheet that attributes refer to, such as `fill="var(--ink)"`. */
  variables: Set<string>;
};

/** Reads the HTML files of a build, in the order of their names. */
export async function readPages(outDir: string): Promise<BuiltPage[]> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(files.map(async (file) => ({ file, html: await readFile(path.join(outDir, file), 'utf8') })));
}

/** Writes pages back to where they were read. */
export async function writePages(outDir: string, pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(pages.map(({ file, html }) => writeFile(path.join(outDir, file), html)));
}

const scriptText = /(<script[^>]*>)[\s\S]*?<\/script>/g;
const startTag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

type Tag = { name: string; attributes: [name: string, value: string][] };

/** Start tags that have been read. Pages of one site have most of theirs in common. */
const knownTags = new Map<string, Tag>();

function readTag(text: string): Tag {
  const known = knownTags.get(text);
  if (known) return known;
  const tag: Tag = { name: '', attributes: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      tag.name = name;
      tag.attributes = Object.entries(attributes);
    },
  });
  parser.end(text);
  knownTags.set(text, tag);
  return tag;
}

/** Collects the names of a page's elements, classes, ids and attributes. */
export function namesOf(html: string): PageNames {
  const names: PageNames = {
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    attributes: new Map(),
    variables: new Set(),
  };
  for (const text of new Set(html.replace(scriptText, '$1').match(startTag))) {
    const { name: tag, attributes } = readTag(text);
    names.tags.add(tag);
    for (const [name, value] of attributes) {
      if (name === 'class') for (const one of value.split(/\s+/)) names.classes.add(one);
      if (name === 'id') names.ids.add(value);
      if (value.includes('var(')) {
        for (const [, variable = ''] of value.matchAll(/var\((--[\w-]+)/g)) names.variables.add(variable);
      }
      names.attributes.set(name, (names.attributes.get(name) ?? new Set()).add(value));
    }
  }
  return names;
}
