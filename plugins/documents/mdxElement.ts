import type { RootContent } from 'hast';
import type {} from 'remark-mdx';

/** A block-level component in a page's syntax tree. */
export type MdxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;
