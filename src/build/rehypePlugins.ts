import { rehypeTables } from '../docs/rehypeTables';
import { rehypeHighlight } from './highlighting/rehypeHighlight';
import { rehypeTypography } from './rehypeTypography';

/** Returns the rehype plugins of MDX pages in their order. Without optimizations, browsers highlight code. */
export function rehypePlugins(optimizations: boolean) {
  return [rehypeTypography, rehypeTables, ...(optimizations ? [rehypeHighlight] : [])];
}
