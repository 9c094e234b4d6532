import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { codeBlockHtml, isOutput } from './highlight';
import { staticHtml } from './staticHtml';

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : '';
}

function codeOf(pre: Element): Element | undefined {
  const [code] = pre.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** Rehype plugin: replaces fenced code with its highlighted HTML, so nothing highlights it in the browser. */
export function rehypeHighlight() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? codeOf(node) : undefined;
      if (!code || index === undefined || !parent) return;
      const className = [code.properties.className ?? []].flat().map(String);
      const language = className.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
      const meta = String(code.properties.metastring ?? '');
      const html = codeBlockHtml({ text: textOf(code), language, meta });
      const classes = isOutput(meta) ? 'theme-code-block code-output' : 'theme-code-block';
      parent.children[index] = staticHtml('div', { className: classes }, html) as never;
    });
  };
}
