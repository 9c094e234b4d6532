import { rehypeHighlight } from '../highlight/rehypeHighlight';
import { rehypeTables } from './tables';
import { rehypeTypography } from './typography';

/**
 * Returns the rehype plugins of MDX pages in order. Without optimizations, browsers highlight code, and the theme would take
 * inline code with break opportunities for a block.
 */
export function rehypePlugins(optimizations: boolean) {
  return optimizations ? [rehypeTypography, rehypeTables, rehypeHighlight] : [rehypeTables];
}
