import type { RootContent } from 'hast';
import type {} from 'remark-mdx';

/** A component in a page's tree that isn't inside text. */
export type MdxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;
