import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { readStaticHtml, staticHtml } from './staticHtml';

/** Blocks that become one piece of finished HTML when everything inside is plain. */
const blocks = new Set(['p', 'ul', 'ol', 'li', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'dl']);

/** What may stand inside such a block. Anything else, an image for example, keeps its component. */
const plain = new Set([
  ...blocks,
  ...['a', 'b', 'br', 'code', 'dd', 'del', 'dt', 'em', 'i', 'kbd', 'strong', 'sub', 'sup'],
  ...['tbody', 'td', 'th', 'thead', 'tr'],
]);

/** Attributes of plain Markdown. A footnote or a task list has others and keeps its components. */
const plainProperties = new Set(['align', 'href', 'id', 'start', 'title']);

type Node = RootContent | ElementContent;

type Jsx = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function attributesOf(node: Jsx): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return undefined;
    values[attribute.name] = attribute.value;
  }
  return values;
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** Turns nodes into the HTML that their components would render. Undefined for a node that needs its component. */
class StaticRenderer {
  constructor(private readonly baseUrl: string) {}

  private children(nodes: readonly Node[]): ElementContent[] | undefined {
    const rendered = nodes.map((node) => this.node(node));
    return rendered.every((node) => node !== undefined) ? rendered : undefined;
  }

  /** Links of the router and anchors of this page; others open in a new tab and keep their component. */
  private link(href: string): string | undefined {
    if (href.startsWith('#')) return href;
    if (!href.startsWith('/') || href.startsWith('//')) return undefined;
    return href.startsWith(this.baseUrl) ? href : this.baseUrl + href.slice(1);
  }

  private heading({ tagName, properties, children }: Element, content: ElementContent[]): Element {
    const { id } = properties;
    if (tagName === 'h1' || !id) return element(tagName, {}, content);
    const [only] = children;
    const name = children.length === 1 && only?.type === 'text' ? only.value : String(id);
    const label = `Direct link to ${name}`;
    const link = { className: 'hash-link', href: `#${id}`, ariaLabel: label, title: label, translate: 'no' };
    return element(tagName, { ...properties, className: 'anchor' }, [
      ...content,
      element('a', link, [{ type: 'text', value: '\u200b' }]),
    ]);
  }

  private table(properties: Properties, content: ElementContent[]): Element {
    const region = { ariaLabel: 'Table', className: 'table-region', role: 'group', tabIndex: 0 };
    return element('div', region, [element('table', properties, content)]);
  }

  private jsx(node: Jsx): ElementContent | undefined {
    const values = attributesOf(node);
    const content = this.children(node.children as Node[]);
    if (!values || !content) return undefined;
    if (node.name === 'br') return element('br', {}, []);
    if (node.name === 'Anchor') return element('span', { id: values.id }, content);
    return undefined;
  }

  node(node: Node): ElementContent | undefined {
    const finished = readStaticHtml(node);
    if (finished) {
      return element(finished.tag, finished.attributes, [{ type: 'raw', value: finished.html } as never]);
    }
    if (node.type === 'text') return node;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return this.jsx(node);
    if (node.type !== 'element' || !plain.has(node.tagName)) return undefined;
    if (!Object.keys(node.properties).every((name) => plainProperties.has(name))) return undefined;
    const content = this.children(node.children);
    if (!content) return undefined;
    if (/^h[1-6]$/.test(node.tagName)) return this.heading(node, content);
    if (node.tagName === 'table') return this.table(node.properties, content);
    if (node.tagName !== 'a') return element(node.tagName, node.properties, content);
    const href = this.link(String(node.properties.href ?? ''));
    return href === undefined ? undefined : element(node.tagName, { ...node.properties, href }, content);
  }
}

/** React's names of the attributes that a finished block may have. */
function reactAttributes({ properties }: Element): Record<string, string> {
  const names: Record<string, string> = { ariaLabel: 'aria-label' };
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [names[name] ?? name, [value].flat().join(' ')]),
  );
}

function finish(children: Node[], renderer: StaticRenderer): Node[] {
  return children.map((child) => {
    if (child.type === 'element' && blocks.has(child.tagName)) {
      const rendered = renderer.node(child);
      if (rendered?.type === 'element') {
        const html = toHtml(rendered.children, { allowDangerousHtml: true });
        return staticHtml(rendered.tagName, reactAttributes(rendered), html);
      }
    }
    if ('children' in child) child.children = finish(child.children as Node[], renderer) as never;
    return child;
  });
}

/**
 * Rehype plugin: makes each plain block of a page one piece of finished HTML, so that the browser
 * runs no component for a paragraph, a link or a table. Blocks with other components inside stay as they are.
 */
export function rehypeStatic({ baseUrl }: { baseUrl: string }) {
  const renderer = new StaticRenderer(baseUrl);
  return (tree: Root) => {
    tree.children = finish(tree.children, renderer) as RootContent[];
  };
}
