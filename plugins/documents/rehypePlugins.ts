import { rehypeHighlight } from './highlight/rehypeHighlight';
import { rehypeTables } from './tables';
import { rehypeTypography } from './typography';

/** The rehype plugins for MDX pages in order. */
export const rehypePlugins = [rehypeTypography, rehypeTables, rehypeHighlight];
