import type { Code } from 'mdast';
import type { SampleBlock } from './sampleFiles';

/** Matches an attribute of a fence, such as `title="main.py"`. */
export const metaPair = /([\w-]+)="([^"]*)"/g;

/** Returns the block of a fence in a parsed page. */
export function blockOf({ lang, meta, value, position }: Code): SampleBlock {
  const pairs = [...(meta ?? '').matchAll(metaPair)].map(([, name, text]) => [name, text]);
  return { language: lang ?? '', meta: Object.fromEntries(pairs), value, fenceLine: position?.start.line ?? 1 };
}
