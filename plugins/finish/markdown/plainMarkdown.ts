import type { Element, ElementContent, Parents } from 'hast';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot, Paragraph, PhrasingContent } from 'mdast';
import { rehype } from 'rehype';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { textOf } from '../../lib/textOf';

const parser = rehype().data('settings', { fragment: true });
const writer = remark().use(remarkGfm, { tablePipeAlign: false }).data('settings', { bullet: '-', rule: '-' });

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function hasClass({ properties }: Element, name: RegExp): boolean {
  return Array.isArray(properties.className) && properties.className.some((value) => name.test(String(value)));
}

/** Returns whether an element is a control, a drawing, or repeated text, none of which belongs in Markdown. */
function isOmitted(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    /^(?:dialog|fieldset|form|h1|nav|noscript|script|style|svg|wbr)$/.test(tagName) ||
    (tagName === 'button' && !properties.popoverTarget) ||
    properties.popover !== undefined ||
    properties.dataSearchSkip !== undefined ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tablist' ||
    hasClass(element, /^(?:code-size|heading-link)$/)
  );
}

/** Makes a bold paragraph. Text that's bold in part stays as it is, because bold text in bold text shows its marks. */
function boldParagraph(children: PhrasingContent[]): Paragraph {
  const isBold = children.some(({ type }) => type === 'strong');
  return { type: 'paragraph', children: isBold ? children : [{ type: 'strong', children }] };
}

const code: Handle = (_state, pre, parent) => {
  const siblings = (parent?.children ?? []) as ElementContent[];
  const title = siblings.find((node) => isElement(node) && hasClass(node, /^code-title$/));
  const lang = /language-(\w+)/.exec(String(pre.properties.className))?.[1];
  // The prompt of a command line says where it runs.
  const name = title ? textOf(title) : String(pre.properties.dataPrompt ?? '');
  return { type: 'code', lang, meta: name ? `title="${name}"` : undefined, value: textOf(pre).replace(/\n$/, '') };
};

/** Converts an admonition to a quote that starts with its kind and title. */
function admonition(state: State, box: Element): MarkdownRoot['children'][number] {
  const [head, ...content] = box.children;
  const kind = /theme-admonition-(\w)(\w*)/.exec(String(box.properties.className));
  const name = kind ? `${kind[1]?.toUpperCase()}${kind[2]}` : '';
  const title = head ? textOf(head).trim() : '';
  const value = title.toLowerCase() === name.toLowerCase() ? name : `${name}: ${title}`;
  const text = state.toFlow(state.all({ type: 'element', tagName: 'div', properties: {}, children: content }));
  return { type: 'blockquote', children: [boldParagraph([{ type: 'text', value }]), ...text] };
}

const handlers: Record<string, Handle> = {
  pre: code,
  br(_state, element, parent) {
    const siblings = (parent?.children ?? []) as ElementContent[];
    const before = siblings[siblings.indexOf(element) - 1];
    return { type: 'text', value: before && /[.;:]\s*$/.test(textOf(before)) ? ' ' : '; ' };
  },
  button: (state, element) => state.all(element) as PhrasingContent[],
  code: (_state, element) => ({ type: 'inlineCode', value: textOf(element).replaceAll('\u00A0', ' ') }),
  div(state, element) {
    if (hasClass(element, /^code-title$/)) return undefined;
    return hasClass(element, /^theme-admonition$/) ? admonition(state, element) : state.toFlow(state.all(element));
  },
  // The facts after a row's text. See src/documents/EntryList.
  span(state, element) {
    const text = state.all(element) as PhrasingContent[];
    if (element.properties.dataPart !== 'facts') return text;
    return [{ type: 'text', value: '(' }, ...text, { type: 'text', value: ')' }];
  },
  summary: (state, element) => boldParagraph(state.all(element) as PhrasingContent[]),
};

/** Makes a link absolute so that it also works in a copied file. */
function makeAbsolute({ properties }: Element, address: string): void {
  for (const name of ['href', 'src']) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = new URL(value, address).href;
  }
}

/**
 * Converts a built page's text to Markdown that works anywhere. Components become text, admonitions become quotes, and
 * links become absolute.
 * @param address URL of the page, including the host
 */
export function plainMarkdown(html: string, address: string): string {
  const page = parser.parse(html);
  let text: Parents = page;
  visit(page, (node, index, parent) => {
    if (node.type === 'text') node.value = node.value.replaceAll('\u00A0', ' ');
    if (node.type === 'comment' || (node.type === 'element' && isOmitted(node))) {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index];
    }
    if (node.type === 'element') {
      if (node.tagName === 'code' && parent?.type === 'element' && parent.tagName !== 'pre') {
        // After code that ends with a space, the conversion would drop the space before the next word.
        node.children = [{ type: 'text', value: textOf(node).replace(/ $/, '\u00A0') }];
        return SKIP;
      }
      makeAbsolute(node, address);
      if (hasClass(node, /^theme-doc-markdown$/)) text = node;
    }
    return undefined;
  });
  return writer.stringify(
    toMdast({ type: 'root', children: text.children as ElementContent[] }, { handlers }) as MarkdownRoot,
  );
}
