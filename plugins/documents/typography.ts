import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { keepUnits } from '../lib/keepUnits';
import { textOf } from '../lib/textOf';

/** Code up to this length, in characters, stays on one line. Otherwise, a flag would break after its hyphens. */
const longestWhole = 20;

/** A flag, a name, or a filename up to this length also stays on one line. It fits on a phone. */
const longestName = 32;

/** Where a path or URL can break, but not at its start. */
const slashes = /(?<=[^:/]\/)(?!\/)/;

/** Where a longer word can break. */
const joints = /(?<=[._\]=,:])(?![/:])/;

const isElement = (node: unknown): node is Element => (node as Element).type === 'element';

/** Code that browsers don't break, because it contains no spaces, hyphens, or slashes. */
const unbreakable = /^[\w.:=,[\]]*$/;

function element(tagName: string, className: string[], children: Element['children']): Element {
  return { type: 'element', tagName, properties: { className }, children };
}

/** Lets code break only between its words, and between the parts of a long word. */
function breakBetweenParts(code: Element): void {
  const text = textOf(code);
  const words = text.length > longestWhole ? text.split(/(?<=\s)|(?=\s)/) : [text];
  const names = words.flatMap((word) => (word.length > longestWhole ? word.split(slashes) : [word]));
  const parts = names.flatMap((name) => (name.length > longestName ? name.split(joints) : [name]));
  code.children = parts.flatMap((value, index) => {
    const part = { type: 'text' as const, value };
    const isWhole = value.length <= longestName && value.trim() !== '' && !unbreakable.test(value);
    return [...(index > 0 ? [element('wbr', [], [])] : []), isWhole ? element('span', ['nowrap'], [part]) : part];
  });
}

const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/**
 * Rehype plugin that keeps each number and its unit on one line, and also the parts of names and commands. In an image's
 * text, it undoes the framework's escapes, because React escapes the text, too.
 */
export function rehypeTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isElement(node) && node.tagName === 'code') breakBetweenParts(node);
      if (isElement(node) && (node.tagName === 'pre' || node.tagName === 'code')) return SKIP;
      if (node.type === 'mdxJsxTextElement' && node.name === 'img') {
        for (const attribute of node.attributes)
          if (typeof attribute.value === 'string')
            attribute.value = attribute.value.replace(/&(?:amp|lt|gt|quot|#39);/g, (each) => escaped[each] ?? each);
      }
      if (node.type === 'text') node.value = keepUnits(node.value);
      return undefined;
    });
  };
}
