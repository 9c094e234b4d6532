// Parses documents, one message for each. Everything that brings syntax to the framework's MDX compiler has to stand here,
// in its order.
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/**
 * The syntax tree of a text and the number of extensions it was parsed with, none when it cannot be parsed.
 * @param {string} text
 */
function parse(text) {
  try {
    return { tree: serialize(processor.parse(text)), extensions: processor.data().micromarkExtensions?.length };
  } catch {
    return { extensions: 0 };
  }
}

for (const { file, text } of workerData) parentPort?.postMessage({ file, ...parse(text) });
