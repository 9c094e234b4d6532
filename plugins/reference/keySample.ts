import type { Schema } from './schema';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A sample's text, and the anchor of each line's key. The anchor is empty if a line has no key. */
export type KeySample = { text: string; anchors: string[] };

/** Maximum length of a key with its value, or of an array of plain values, on one line, in characters. */
const lineWidth = 40;

function isPlain(value: Json): value is Exclude<Json, object> {
  return typeof value !== 'object' || value === null;
}

/**
 * Returns an example value: the schema's example, its default, or an object built from its keys' examples. Returns
 * undefined if all of these are missing.
 * @param resolve follows `$ref`
 */
export function exampleOf(schema: Schema, resolve: (schema: Schema) => Schema): Json | undefined {
  const { examples, default: standard, properties, items, deprecated } = resolve(schema);
  if (deprecated) return undefined;
  if (examples?.[0] !== undefined) return examples[0] as Json;
  if (properties) {
    const entries = Object.entries(properties).flatMap(([name, child]) => {
      const value = exampleOf(child, resolve);
      return value === undefined ? [] : [[name, value] as const];
    });
    if (entries.length > 0) return Object.fromEntries(entries);
  }
  if (standard !== undefined && standard !== null) return standard as Json;
  const item = items && exampleOf(items, resolve);
  return item === undefined ? undefined : [item];
}

/**
 * Returns a value as JSON with two-space indentation, and plain arrays on one line.
 * @param anchorOf returns the anchor of the key at a path, such as `['devices', 0, 'id']`, or undefined
 */
export function keySample(value: object, anchorOf: (path: (string | number)[]) => string | undefined): KeySample {
  const lines: { text: string; anchor: string }[] = [];
  const write = (content: Json, path: (string | number)[], start: string, end: string, anchor: string): void => {
    const indent = '  '.repeat(path.length);
    const isList = Array.isArray(content);
    const flat = isList ? `[${content.map((each) => JSON.stringify(each)).join(', ')}]` : JSON.stringify(content);
    const isShort = isList && content.every(isPlain) && flat.length <= lineWidth;
    if (isPlain(content) || isShort || flat === '{}') {
      const line = `${indent}${start}${flat}${end}`;
      if (start && isPlain(content) && line.length > lineWidth)
        lines.push({ text: indent + start.trimEnd(), anchor }, { text: `${indent}  ${flat}${end}`, anchor: '' });
      else lines.push({ text: line, anchor });
      return;
    }
    const entries = Object.entries(content);
    lines.push({ text: `${indent}${start}${isList ? '[' : '{'}`, anchor });
    entries.forEach(([key, child], index) => {
      const inner = [...path, isList ? Number(key) : key];
      const comma = index < entries.length - 1 ? ',' : '';
      write(child, inner, isList ? '' : `${JSON.stringify(key)}: `, comma, anchorOf(inner) ?? '');
    });
    lines.push({ text: `${indent}${isList ? ']' : '}'}${end}`, anchor: '' });
  };
  write(value as Json, [], '', '', '');
  return { text: lines.map(({ text }) => text).join('\n'), anchors: lines.map(({ anchor }) => anchor) };
}
