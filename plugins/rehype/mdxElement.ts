import type { RootContent } from 'hast';
import type {} from 'remark-mdx';

/** A component in the tree of a page, outside text. */
export type MdxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;
