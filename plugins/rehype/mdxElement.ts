import type { RootContent } from 'hast';
import type {} from 'remark-mdx';

/** A component in a page's tree, outside text. */
export type MdxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;
