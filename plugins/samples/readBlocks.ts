import type { Code } from 'mdast';
import { readAttributes } from '../lib/attributes';
import type { SampleBlock } from './sampleFiles';

/** Returns the block of a fence in a parsed page. */
export function blockOf({ lang, meta, value, position }: Code): SampleBlock {
  return { language: lang ?? '', meta: readAttributes(meta ?? ''), value, fenceLine: position?.start.line ?? 1 };
}
