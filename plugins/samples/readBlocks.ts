import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../markdown/parseMarkdown';
import type { SampleBlock } from './sampleFiles';

/** Matches an attribute of a fence, such as `title="main.py"`. */
export const metaPair = /([\w-]+)="([^"]*)"/g;

/** Returns the block of a fence in a parsed page. */
export function blockOf({ lang, meta, value, position }: Code): SampleBlock {
  const pairs = [...(meta ?? '').matchAll(metaPair)].map(([, name, text]) => [name, text]);
  return { language: lang ?? '', meta: Object.fromEntries(pairs), value, fenceLine: position?.start.line ?? 1 };
}

/** Returns the blocks in a page. A page that isn't valid MDX has none, and the framework reports its error. */
export function readBlocks(file: string, text: string): SampleBlock[] {
  const blocks: SampleBlock[] = [];
  try {
    visit(parseMarkdown(file, text), 'code', (node) => void blocks.push(blockOf(node)));
  } catch {
    return [];
  }
  return blocks;
}
