import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { Finding } from '../examples/report';

/** A file with its text; style sheets among them. */
export type CodeFile = { file: string; source: string };

type Named = { name: string; line: number };

/** Files of a folder and its folders, by their ending. */
export function readCode(root: string, folder: string, ending: RegExp, recursive = true): CodeFile[] {
  return readdirSync(path.join(root, folder), { recursive, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => {
      const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
      return { file, source: readFileSync(path.join(root, file), 'utf8') };
    });
}

function declared({ source }: CodeFile): { classes: Named[]; properties: Named[] } {
  const classes: Named[] = [];
  const properties: Named[] = [];
  const sheet = postcss.parse(source);
  sheet.walkRules((rule) => {
    const line = rule.source?.start?.line ?? 1;
    for (const [, name = ''] of rule.selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)) classes.push({ name, line });
  });
  sheet.walkDecls(/^--/, (declaration) => {
    properties.push({ name: declaration.prop, line: declaration.source?.start?.line ?? 1 });
  });
  return { classes, properties };
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);
}

function isGlobal(source: string, name: string): boolean {
  return new RegExp(`:global\\([^)]*\\.${name}(?![\\w-])`).test(source);
}

/** The style sheets that a script imports, as paths from the root of the project. */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/from '([^']+\.module\.css)'/g)].map(([, from = '']) =>
    from.startsWith('@site/') ? from.slice('@site/'.length) : path.posix.join(path.posix.dirname(file), from),
  );
}

/** Whether a script takes a class from a module by its name, or by a name whose parts stand somewhere in src/. */
function usesClass(name: string, importers: CodeFile[], allScripts: string): boolean {
  return importers.some(({ source }) => {
    if (new RegExp(`\\.${name}(?![\\w-])|\\['${name}'\\]`).test(source)) return true;
    const templates = [...source.matchAll(/\bstyles\[`([^`]+)`\]/g)].map(([, text = '']) => text);
    const parts = templates.flatMap((text) => {
      const match = new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '(\\w+)')}$`).exec(name);
      return match ? [match.slice(1)] : [];
    });
    if (/\bstyles\[[^'`]/.test(source)) parts.push([name]);
    return parts.some((words) => words.every((word) => hasWord(allScripts, word)));
  });
}

/**
 * Finds classes that no script and no part of the theme uses, and custom properties that nobody reads.
 * @param sheets style sheets of src/
 * @param scripts scripts and Markdown of src/ and docs/
 * @param framework scripts and style sheets of the theme
 */
export function checkStyles(sheets: CodeFile[], scripts: CodeFile[], framework: CodeFile[]): Finding[] {
  const allScripts = scripts.map(({ source }) => source).join('\n');
  const allFramework = framework.map(({ source }) => source).join('\n');
  const readers = [...sheets, ...scripts].map(({ source }) => source).join('\n') + allFramework;
  return sheets.flatMap((sheet) => {
    const isModule = sheet.file.endsWith('.module.css');
    const importers = scripts.filter(({ file, source }) => importsOf(file, source).includes(sheet.file));
    const { classes, properties } = declared(sheet);
    const isUsed = (name: string) =>
      isModule
        ? usesClass(name, importers, allScripts) || isGlobal(sheet.source, name)
        : hasWord(allScripts, name) || hasWord(allFramework, name);
    return [
      ...classes
        .filter(({ name }) => !isUsed(name))
        .map(({ name, line }) => ({ line, reason: `nothing uses the class .${name}` })),
      ...properties
        .filter(({ name }) => !new RegExp(`var\\(\\s*${name}(?![\\w-])|['"]${name}['"]`).test(readers))
        .map(({ name, line }) => ({ line, reason: `nothing reads the custom property ${name}` })),
    ].map(({ line, reason }) => ({ file: sheet.file, line, kind: 'style' as const, reason, fix: 'remove it' }));
  });
}

/** Colours as numbers; `transparent`, `currentColor` and the colours of the system are none. */
const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;

/** Properties whose sizes come from the scale of tokens.css. */
const scaled = /^(?:margin|padding|(?:row-|column-)?gap$)/;

/**
 * Finds colours and sizes of text outside of tokens.css, and spaces that a token of its scale has. Text in a drawing has px
 * of the drawing.
 * @param sheets style sheets of src/
 * @param tokens the style sheet that declares `--space-…`
 */
export function checkTokens(sheets: CodeFile[], tokens: CodeFile): Finding[] {
  const steps = new Map<string, string>();
  postcss.parse(tokens.source).walkDecls(/^--space-/, ({ prop, value }) => {
    steps.set(value, prop);
  });
  return sheets
    .filter(({ file }) => file !== tokens.file)
    .flatMap(({ file, source }) => {
      const found: Finding[] = [];
      postcss.parse(source).walkDecls(({ prop, value, source: place }) => {
        const finding = (reason: string, fix: string) =>
          found.push({ file, line: place?.start?.line ?? 1, kind: 'style', reason, fix });
        for (const [written] of value.matchAll(colour))
          finding(`${prop} has the colour ${written}`, `use a colour of ${tokens.file}, or declare it there`);
        for (const [size] of /^font(?:-size)?$/.test(prop) ? value.matchAll(/[\d.]+rem\b/g) : [])
          finding(`${prop} has ${size}`, `use a size of ${tokens.file}, or declare it there`);
        if (!scaled.test(prop)) return;
        for (const length of value.replace(/\w+\(.*\)/g, '').split(/\s+/)) {
          const token = steps.get(length);
          if (token) finding(`${prop} has ${length}`, `write var(${token})`);
        }
      });
      return found;
    });
}
