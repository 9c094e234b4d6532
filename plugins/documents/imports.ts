import type { Code, Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { closestWord } from '../../src/lib/closestWord';
import { blockOf, runs } from '../samples/sampleFiles';
import { referenceNames } from './expandReferences';

const diagram = (name: string) => [name, `@site/src/documents/diagrams/${name}`] as const;
const exportsOf = (module: string, names: string[]) => names.map((name) => [name, module] as const);

/** The components that documents can use without an import, each with the module that exports it. */
const modules = new Map([
  ...exportsOf('@site/src/ui/Button', ['ButtonLink', 'ButtonRow']),
  ...['AgentConnections', 'BoardWiring', 'DipContents', 'InstallSteps', 'JobStates'].map(diagram),
  ...['MultiDeviceJob', 'ServerComponents'].map(diagram),
  ...exportsOf('@site/src/documents/JobAxis', ['JobAxis', 'PageList', 'PageLists']),
  ...exportsOf('@site/src/documents/KeyReference', ['Deprecated', 'KeyChildren', 'KeyEntries', 'KeyGroup']),
  ...exportsOf('@site/src/documents/KeyReference', ['Command', 'CommandHead', 'CommandText', 'Samples']),
  ...exportsOf('@site/src/documents/KeyReference', ['KeyReference', 'KeySample']),
  ...exportsOf('@site/src/documents/Release', ['Release', 'ReleaseFacts', 'ReleaseHeadline']),
  ...exportsOf('@site/src/ui/CommandLine', ['CommandLine']),
  ...exportsOf('@site/src/documents/Entry', ['Cause', 'Entry', 'EntryFacts']),
  ...exportsOf('@site/src/documents/EntryList', ['EntryHead', 'Facts', 'Fields', 'RowFacts', 'Rows', 'Synopsis']),
  ...exportsOf('@site/src/reader-tools/config-form', ['ConfigChecker']),
  ...exportsOf('@site/src/reader-tools/entry-index', ['EntryIndex']),
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
  [/ (?:src|href)="(?!https?:)[^"]*(?:!|%21)/, 'the bundler would run what stands before a ! (rename the file)'],
];

type Attribute = { name?: string; value?: string | { value: string } | null };
type AnyNode = Node & { name?: string | null; value?: string; url?: string; attributes?: Attribute[] };

/** The import statements that a page lacks, and what stops the build. */
type Result = { imports: string[]; refused: { reason: string; line: number }[] };

/** The boxes of other sites, which are boxes such as `:::note` here. */
const boxes = /^(?:Aside|Callout|Caution|Danger|Info|Note|Tip|Warning)$/;

/** Returns the source of an image, an opening tag, or code. */
export function sourceOf({ type, name, value = '', url, attributes = [] }: AnyNode): string {
  if (url !== undefined) return ` ${type === 'image' ? 'src' : 'href'}="${url}"`;
  if (!type.startsWith('mdx')) return '';
  if (name === undefined) return value;
  const texts = attributes.map((each) => {
    const text = each.value instanceof Object ? `{${each.value.value}}` : `"${each.value ?? ''}"`;
    return each.name ? `${each.name}=${text}` : '';
  });
  return `<${name ?? ''} ${texts.join(' ')}>`;
}

/** The names that a page's own code imports or declares. */
const declaration = /\bimport\s([^'"]*?)\sfrom\b|\b(?:const|function|class)\s+(\w+)/g;

/**
 * Compares the components in a page with those that the page imports or declares itself.
 * @param tree the page, parsed as MDX
 * @param references the reference tags that may be in the page
 */
export function checkComponents(tree: Node, references: readonly string[] = []): Result {
  const own = new Set([...everywhere, ...references]);
  const tags: { name: string; line: number }[] = [];
  const refused: Result['refused'] = [];
  visit(tree, (visited) => {
    const { type, name, value = '', position } = visited as AnyNode;
    const line = position?.start.line ?? 1;
    const source = sourceOf(visited as AnyNode);
    for (const [pattern, reason] of refusals) {
      const at = source.search(pattern);
      if (at >= 0) refused.push({ reason, line: line + source.slice(0, at).split('\n').length - 1 });
    }
    // plugins/documents/highlight turns the fence into this component.
    if (type === 'code' && runs(blockOf(visited as Code))) tags.push({ name: 'RunnableSample', line });
    if (!type.startsWith('mdx')) return;
    for (const [, tag = ''] of `<${name ?? ''} ${value}`.matchAll(/<([A-Z]\w*)/g)) tags.push({ name: tag, line });
    for (const [, imported = '', declared = ''] of value.matchAll(declaration))
      for (const word of `${imported} ${declared}`.match(/\w+/g) ?? []) own.add(word);
  });
  const lacking = tags.filter((tag) => !own.has(tag.name));
  const imports = [...new Set(lacking.map((tag) => tag.name))].flatMap((name) => {
    const module = modules.get(name);
    return module ? [`import ${/^@(?:docusaurus|theme)\//.test(module) ? name : `{ ${name} }`} from '${module}';`] : [];
  });
  for (const { name, line } of lacking.filter((tag) => !modules.has(tag.name))) {
    const near = boxes.test(name)
      ? ':::note'
      : closestWord(name, [...everywhere, ...modules.keys(), ...referenceNames]);
    const other =
      near === name
        ? 'write <Limit of="…" /> or <Term id="…">, and any other tag on a line of its own'
        : near && `did you mean ${near}?`;
    const fix = other ?? 'import it, or use one from .github/CONTRIBUTING.md';
    refused.push({ reason: `<${name}> isn't a component (${fix})`, line });
  }
  return { imports, refused };
}
