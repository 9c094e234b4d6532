import { rehypeHighlight } from '../highlight/rehypeHighlight';
import { rehypeTables } from './tables';
import { rehypeTypography } from './typography';

/** Returns the rehype plugins of MDX pages in order. Without optimizations, browsers highlight code. */
export function rehypePlugins(optimizations: boolean) {
  return [rehypeTypography, rehypeTables, ...(optimizations ? [rehypeHighlight] : [])];
}
