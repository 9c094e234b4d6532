import { Children, Fragment, isValidElement, type ReactNode, useLayoutEffect, useState } from 'react';

type Attributes = Record<string, unknown>;

type HeadTag = { tag: string; attributes: Attributes };

/** Tags of which the innermost component wins, by the first of these attributes; other tags stand beside each other. */
const keys: Record<string, readonly string[]> = {
  title: [],
  base: [],
  meta: ['charset', 'http-equiv', 'name', 'property', 'itemprop'],
  link: ['canonical', 'href'],
  script: ['src', 'innerHTML'],
  style: ['innerHTML'],
  noscript: ['innerHTML'],
};

const htmlNames: Record<string, string> = { className: 'class', httpEquiv: 'http-equiv', charSet: 'charset' };

/** Mark of the tags that the server has written. */
const mark = 'data-rh';

function readTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Attributes & { children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return readTags(child.props.children);
    const { children: content, ...props } = child.props;
    const attributes: Attributes = {};
    for (const [name, value] of Object.entries(props)) attributes[htmlNames[name] ?? name.toLowerCase()] = value;
    if (content !== undefined) attributes.innerHTML = Children.toArray(content).join('');
    return [{ tag: String(child.type), attributes }];
  });
}

/** What of its kind a tag is; two components with the same kind would contradict each other. */
function kindOf({ tag, attributes }: HeadTag): string {
  const key = keys[tag]?.find((name) => name in attributes || attributes.rel === name);
  return [tag, key, key && attributes[key]].join();
}

/** The tags of all components, outermost first, without those that a component further in has its own of. */
function winners(components: readonly HeadTag[][]): HeadTag[] {
  const taken = new Set<string>();
  const result: HeadTag[][] = [];
  for (const tags of components.toReversed()) {
    result.unshift(tags.filter((tag) => !taken.has(kindOf(tag))));
    for (const tag of tags) taken.add(kindOf(tag));
  }
  return result.flat();
}

const attributesSet: Record<string, string[]> = { html: [], body: [] };

function setAttributes(tag: 'html' | 'body', element: HTMLElement, tags: readonly HeadTag[]): void {
  const attributes: Attributes = Object.assign(
    {},
    ...tags.filter((one) => one.tag === tag).map((one) => one.attributes),
  );
  for (const name of attributesSet[tag] ?? []) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    // Writing the same `lang` again would make the browser compute the styles of the whole page anew.
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
  attributesSet[tag] = Object.keys(attributes);
}

function createElement({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(mark, 'true');
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'innerHTML') element.innerHTML = String(value);
    else if (value !== undefined) element.setAttribute(name, String(value));
  }
  return element;
}

const components = new Map<number, HeadTag[]>();

function update(): void {
  const tags = [...components].sort(([a], [b]) => a - b).map(([, list]) => list);
  setAttributes('html', document.documentElement, tags.flat());
  setAttributes('body', document.body, tags.flat());
  const wanted = winners(tags).filter(({ tag }) => keys[tag]);
  const title = wanted.findLast(({ tag }) => tag === 'title');
  if (title) document.title = String(title.attributes.innerHTML);
  const elements = wanted.filter(({ tag }) => tag !== 'title').map(createElement);
  const present = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  for (const old of present) if (!elements.some((element) => element.isEqualNode(old))) old.remove();
  document.head.append(...elements.filter((element) => !present.some((old) => old.isEqualNode(element))));
}

let updateIsDue = false;

function updateSoon(): void {
  if (updateIsDue) return;
  updateIsDue = true;
  queueMicrotask(() => {
    updateIsDue = false;
    update();
  });
}

let count = 0;

/** A number that is greater than those of the components around: they render first. */
function nextNumber(): number {
  count += 1;
  return count;
}

/**
 * Takes the place of react-helmet-async in the browser, with what the framework's `Head` needs of it: title, tags and
 * attributes of the page follow the components that stand in it, and those of the innermost win.
 * On the server the library itself writes the tags; those that stay the same are not touched.
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [number] = useState(nextNumber);
  useLayoutEffect(() => {
    components.set(number, readTags(children));
    updateSoon();
  });
  useLayoutEffect(
    () => () => {
      components.delete(number);
      updateSoon();
    },
    [number],
  );
  return null;
}

/** The library keeps its state here; in the browser there is one page. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
