import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { longestWhole } from '../../src/lib/longestWhole';
import { keepTogether } from '../lib/keepTogether';
import { textOf } from '../lib/textOf';

/** Words of code up to this length, in characters, fit on a phone even at 200%. */
const longestShort = 12;
/** Patterns up to this length, in characters, stay on one line, because a range such as `0-9` mustn't break. */
const longestPattern = 31;

const isElement = (node: unknown): node is Element => (node as Element).type === 'element';

function breakLong(word: string): ElementContent[] {
  const end = /\w\/\w/.test(word) ? /(?<=\w\/)(?<!^\/\w+\/)(?=\w)/ : /(?<=[a-z_\]]\.)(?=[a-z])/;
  const parts = word.split(end).map((value) => ({ type: 'text' as const, value }));
  const wbr: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return parts.flatMap((part, index) => (index > 0 ? [wbr, part] : [part]));
}

/**
 * Keeps the words of inline code, such as flags, in one piece. Browsers would break them after hyphens and slashes. Long
 * paths break after their slashes, but not after their first folder. Other long words break after their dots.
 */
function keepWords(code: Element): void {
  code.children = textOf(code)
    .split(/(?<=\s)|(?=\s)/)
    .flatMap((value): ElementContent | ElementContent[] => {
      const text = { type: 'text' as const, value };
      if (value.length > (value.startsWith('^') ? longestPattern : longestWhole)) return breakLong(value);
      if (!/[-/]/.test(value)) return text;
      const name = value.length > longestShort ? 'nowrap' : 'whole';
      return { type: 'element', tagName: 'span', properties: { className: [name] }, children: [text] };
    });
}

const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/**
 * Rehype plugin that keeps each number and its unit on one line, each dot with the fact before it, and each word of code.
 * In an image's text, it undoes the framework's escapes, because React escapes the text, too.
 */
export function rehypeTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isElement(node) && node.tagName === 'code') keepWords(node);
      if (isElement(node) && (node.tagName === 'pre' || node.tagName === 'code')) return SKIP;
      if (node.type === 'mdxJsxTextElement' && node.name === 'img') {
        for (const attribute of node.attributes)
          if (typeof attribute.value === 'string')
            attribute.value = attribute.value.replace(/&(?:amp|lt|gt|quot|#39);/g, (each) => escaped[each] ?? each);
      }
      if (node.type === 'text') node.value = keepTogether(node.value);
      return undefined;
    });
  };
}
