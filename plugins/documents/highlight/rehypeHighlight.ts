import { clsx } from 'clsx';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '../../lib/textOf';
import { sampleId } from '../../samples/readSamples';
import { runs } from '../../samples/sampleFiles';
import { codeBlockHtml, hasWord, isOutput } from './highlight';

function codeOf(pre: Element): Element | undefined {
  const [code] = pre.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function isRunnable(text: string, language: string, meta: string): boolean {
  const run = /\brun="([^"]*)"/.exec(meta)?.[1];
  return runs({ language, meta: { run }, value: text, fenceLine: 0 });
}

/** Returns a node for a component, such as `<StaticHtml as="div" html="…" />`. See src/ui and src/reader-tools. */
const component = (name: string, props: Record<string, string>) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: [],
});

/** Rehype plugin that replaces fenced code with highlighted HTML. Runnable samples get a Run button. */
export function rehypeHighlight() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? codeOf(node) : undefined;
      if (!code || index === undefined || !parent) return;
      const className = [code.properties.className ?? []].flat().map(String);
      const language = className.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
      const text = textOf(code);
      const meta = String(code.properties.metastring ?? '');
      const runnable = isRunnable(text, language, meta);
      const html = codeBlockHtml({ text, language, meta, runnable });
      const kind = {
        'code-output': isOutput(meta),
        'code-message': hasWord(meta, 'message'),
        'code-capped': hasWord(meta, 'capped'),
      };
      parent.children[index] = (
        runnable
          ? component('RunnableSample', { id: sampleId(text), html })
          : component('StaticHtml', { as: 'div', className: clsx('theme-code-block', kind), html })
      ) as never;
    });
  };
}
