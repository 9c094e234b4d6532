import { rehypeHighlight } from './highlight/rehypeHighlight';
import { rehypeTables } from './tables';
import { rehypeTypography } from './typography';

/**
 * Returns the rehype plugins for MDX pages in order. Without optimizations, browsers highlight code, and the theme
 * would mistake inline code with possible line breaks for a block.
 */
export function rehypePlugins(optimizations: boolean) {
  return optimizations ? [rehypeTypography, rehypeTables, rehypeHighlight] : [rehypeTables];
}
