import type { Code, Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { closestWord } from '../../src/lib/closestWord';
import { blockOf } from '../samples/readBlocks';
import { runs } from '../samples/sampleFiles';
import { referenceNames } from './expandReferences';

const diagram = (name: string) => [name, `@site/src/documents/diagrams/${name}`] as const;
const exportsOf = (module: string, names: string[]) => names.map((name) => [name, module] as const);

/** The components that documents can use without an import, each with the module that exports it. */
const modules = new Map([
  ...exportsOf('@site/src/ui/Button', ['ButtonLink', 'ButtonRow']),
  ...['AgentConnections', 'BoardWiring', 'DipContents', 'InstallSteps', 'JobStates'].map(diagram),
  ...['MultiDeviceJob', 'ServerComponents'].map(diagram),
  ...exportsOf('@site/src/documents/JobAxis', ['AxisPart', 'JobAxis']),
  ...exportsOf('@site/src/documents/KeyReference', ['Deprecated', 'KeyChildren', 'KeyEntries', 'KeyGroup']),
  ...exportsOf('@site/src/documents/KeyReference', ['Command', 'CommandHead', 'CommandText', 'Samples']),
  ...exportsOf('@site/src/documents/KeyReference', ['KeyReference', 'KeySample']),
  ...exportsOf('@site/src/documents/Release', ['Release', 'ReleaseFacts']),
  ...exportsOf('@site/src/ui/CommandLine', ['CommandLine', 'Legend']),
  ...exportsOf('@site/src/ui/MiniBus', ['MiniBus']),
  ...exportsOf('@site/src/documents/Entry', ['Entry', 'EntryFacts', 'EntryPart', 'Lettered', 'TakeDevice']),
  ...exportsOf('@site/src/documents/EntryList', ['EntryHead', 'Facts', 'Fields', 'RowFacts', 'Rows', 'Synopsis']),
  ...exportsOf('@site/src/marketing/PullRequests', ['PullRequests']),
  ...exportsOf('@site/src/reader-tools/config-checker', ['ConfigChecker']),
  ...exportsOf('@site/src/reader-tools/troubleshooter/DocsHead', ['DocsHead']),
  ...exportsOf('@site/src/reader-tools/sample-runner', ['RunnableSample']),
  ...exportsOf('@site/src/reader-tools/troubleshooter', ['Troubleshooter']),
  ...['BrowserOnly', 'Link'].map((name) => [name, `@docusaurus/${name}`] as const),
  ...['Admonition', 'CodeBlock', 'DocCardList', 'TOCInline', 'TabItem', 'Tabs'].map(
    (name) => [name, `@theme/${name}`] as const,
  ),
]);

/** The components that src/theme/MDXComponents adds to every page. */
const everywhere = ['Anchor', 'Details', 'Head', 'StaticHtml', 'Steps', 'Term'];

/** What documents can't contain, and what to write instead. Matches the source of tags and of code. */
const refusals: [pattern: RegExp, reason: string][] = [
  [/<(?:embed|frame|iframe|object)\b/, 'the policy blocks frames (use a link)'],
  [/<script\b|\son\w+="/i, 'the policy blocks scripts (write a component in src/ui)'],
  [
    /\s(?:src|srcset|poster)="(?:https?:)?\/\//i,
    'the policy blocks files from other sites (copy the file to static/img/)',
  ],
  [/-loader!/, 'the build colors only fences (write the code in a fence)'],
];

type Expression = { type: string; name?: string; object?: Expression; callee?: Expression };
/** A node or an attribute with code, which MDX has parsed. */
type Parsed = { data?: { estree?: { body: { expression?: Expression }[] } } | null };
type Attribute = { name?: string; value?: string | ({ value: string } & Parsed) | null };
type AnyNode = Node &
  Partial<Parent> & { name?: string | null; value?: string; url?: string; attributes?: Attribute[] } & Parsed;

/** Something that stops the build. */
type Refusal = { reason: string; line: number };

/** Returns the source of an image, an opening tag, or code. */
function sourceOf({ type, name, value = '', url, attributes = [] }: AnyNode): string {
  if (type === 'image') return ` src="${url}"`;
  if (!type.startsWith('mdx')) return '';
  if (name === undefined) return value;
  const texts = attributes.map((each) => {
    const text = each.value instanceof Object ? `{${each.value.value}}` : `"${each.value ?? ''}"`;
    return each.name ? `${each.name}=${text}` : '';
  });
  return `<${name ?? ''} ${texts.join(' ')}>`;
}

/** The names that the framework declares in every page. */
const variables = ['assets', 'contentTitle', 'frontMatter', 'metadata', 'props', 'require', 'toc', 'undefined'];

/** Returns the variable that an expression such as `{name}` or `{name.key}` starts with. */
function variableOf({ data }: Parsed): string | undefined {
  let expression = data?.estree?.body[0]?.expression;
  while (expression?.object ?? expression?.callee) expression = expression?.object ?? expression?.callee;
  return expression?.type === 'Identifier' ? expression.name : undefined;
}

/** Finds parts of `<Tabs>` that stop the build, which doesn't say where they are. */
function tabFaults({ children = [], attributes: own = [], position: place }: AnyNode): Refusal[] {
  const values = new Set<unknown>();
  const isBlank = ({ value = 'text' }: AnyNode) => value.trim() === '';
  // Tabs on one line each are a paragraph until MDX unpacks it.
  const parts = (children as AnyNode[]).flatMap((child) => {
    const inside = (child.children ?? []) as AnyNode[];
    const isPacked = child.type === 'paragraph' && inside.every((part) => part.type.startsWith('mdx') || isBlank(part));
    return isPacked ? inside.filter((part) => !isBlank(part)) : [child];
  });
  const faults = parts.flatMap(({ type, name, attributes = [], position }): Refusal[] | Refusal => {
    if (/^mdx\w+Expression$/.test(type)) return [];
    const value = attributes.find((each) => each.name === 'value')?.value;
    const isUnique = value !== undefined && !values.has(value);
    values.add(value);
    const line = position?.start.line ?? 1;
    if (name !== 'TabItem') return { reason: 'only <TabItem> can be in <Tabs> (move this out of them)', line };
    return isUnique
      ? []
      : { reason: '<TabItem> needs a value (write value="NAME" with a name that no other tab here has)', line };
  });
  const chosen = own.find(({ name }) => name === 'defaultValue')?.value;
  if (typeof chosen !== 'string' || values.has(chosen)) return faults;
  const line = place?.start.line ?? 1;
  return [...faults, { reason: `no tab has the defaultValue "${chosen}" (use the value of one of the tabs)`, line }];
}

/** The names that a page's own code imports or declares. */
const declaration = /\bimport\s([^'"]*?)\sfrom\b|\b(?:const|function|class)\s+(\w+)/g;

/**
 * Compares the components in a page with those that the page imports or declares itself.
 * @param tree the page, parsed as MDX
 * @param references the reference tags that may be in the page
 * @returns the import statements that the page lacks, and what stops the build
 */
export function checkComponents(
  tree: Node,
  references: readonly string[] = [],
): { imports: string[]; faults: Refusal[] } {
  const own = new Set([...everywhere, ...references]);
  const tags: { name: string; line: number }[] = [];
  const used: { name: string; line: number }[] = [];
  const faults: Refusal[] = [];
  const inTabs = new Set<Node>();
  visit(tree, (visited) => {
    const { type, name, value = '', attributes = [], position } = visited as AnyNode;
    const line = position?.start.line ?? 1;
    const source = sourceOf(visited as AnyNode);
    for (const [pattern, reason] of refusals) {
      const at = source.search(pattern);
      if (at >= 0) faults.push({ reason, line: line + source.slice(0, at).split('\n').length - 1 });
    }
    // plugins/documents/highlight turns the fence into this component.
    if (type === 'code' && runs(blockOf(visited as Code))) tags.push({ name: 'RunnableSample', line });
    if (!type.startsWith('mdx')) return;
    const [component] = /^[A-Z]\w*/.exec(name ?? '') ?? [];
    if (component) tags.push({ name: component, line });
    if (name === 'Tabs') faults.push(...tabFaults(visited as AnyNode));
    if (name === 'Tabs') visit(visited, (part) => void inTabs.add(part));
    if (name === 'TabItem' && !inTabs.has(visited)) faults.push({ reason: '<TabItem> needs <Tabs> around it', line });
    if ((visited as Parsed).data?.estree?.body[0]?.expression?.type === 'ObjectExpression')
      faults.push({ reason: 'text in double braces is code (write it in inline code)', line });
    for (const code of [visited as Parsed, ...attributes.map((each) => each.value as Parsed | null)]) {
      const variable = code && variableOf(code);
      if (variable && !(variable in globalThis)) used.push({ name: variable, line });
    }
    for (const [, inside = ''] of value.matchAll(/<([A-Z]\w*)/g)) tags.push({ name: inside, line });
    for (const [, imported = '', declared = ''] of value.matchAll(declaration))
      for (const word of `${imported} ${declared}`.match(/\w+/g) ?? []) own.add(word);
  });
  const lacking = tags.filter((tag) => !own.has(tag.name));
  const imports = [...new Set(lacking.map((tag) => tag.name))].flatMap((name) => {
    const module = modules.get(name);
    return module ? [`import ${/^@(?:docusaurus|theme)\//.test(module) ? name : `{ ${name} }`} from '${module}';`] : [];
  });
  for (const { name, line } of used.filter((variable) => ![...own, ...variables].includes(variable.name)))
    faults.push({ reason: `{${name}} isn't a variable (import or declare it, or write it in inline code)`, line });
  for (const { name, line } of lacking.filter((tag) => !modules.has(tag.name))) {
    const near = closestWord(name, [...everywhere, ...modules.keys(), ...referenceNames]);
    const other = near === name ? 'put the tag on a separate line' : near && `did you mean ${near}?`;
    const fix = other ?? 'import it, or use one from .github/CONTRIBUTING.md';
    faults.push({ reason: `<${name}> isn't a component (${fix})`, line });
  }
  return { imports, faults };
}
