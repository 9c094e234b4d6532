import type { Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';

const diagram = (name: string) => [name, `@site/src/components/diagrams/${name}`] as const;
const exportsOf = (module: string, names: string[]) => names.map((name) => [name, module] as const);

/** The components that documents can use without an import, each with the module that exports it. */
const modules = new Map([
  ...exportsOf('@site/src/components/Button', ['ButtonLink', 'ButtonRow']),
  ...['AgentConnections', 'BoardWiring', 'DipContents', 'InstallSteps', 'JobStates'].map(diagram),
  ...['MultiDeviceJob', 'ServerComponents'].map(diagram),
  ...exportsOf('@site/src/mdx/CappedSample', ['CappedSample']),
  ...exportsOf('@site/src/mdx/JobAxis', ['AxisPart', 'JobAxis']),
  ...exportsOf('@site/src/mdx/KeyReference', ['Deprecated', 'KeyChildren', 'KeyEntries', 'KeyGroup']),
  ...exportsOf('@site/src/mdx/KeyReference', ['Command', 'CommandHead', 'CommandText', 'Samples']),
  ...exportsOf('@site/src/mdx/KeyReference', ['KeyReference', 'KeySample']),
  ...exportsOf('@site/src/mdx/RedThings', ['RedThing', 'RedThings']),
  ...exportsOf('@site/src/mdx/Release', ['Release', 'ReleaseFacts', 'ReleaseText']),
  ...exportsOf('@site/src/components/CommandLine', ['CommandLine', 'Legend']),
  ...exportsOf('@site/src/components/MiniBus', ['MiniBus']),
  ...exportsOf('@site/src/mdx/Entry', ['Entry', 'EntryFacts', 'EntryPart', 'Lettered', 'TakeDevice']),
  ...exportsOf('@site/src/mdx/entries', ['EntryHead', 'Facts', 'Fields', 'RowFacts', 'Rows', 'Synopsis']),
  ...exportsOf('@site/src/mdx/SlackMessage', ['SlackMessage']),
  ...exportsOf('@site/src/marketing/PullRequests', ['PullRequests']),
  ...exportsOf('@site/src/reader-tools/ConfigChecker', ['ConfigChecker']),
  ...exportsOf('@site/src/reader-tools/DocsHead', ['DocsHead']),
  ...exportsOf('@site/src/reader-tools/Troubleshooter', ['Troubleshooter']),
  ...exportsOf('@docusaurus/Link', ['Link']),
  ...exportsOf('@theme/TabItem', ['TabItem']),
  ...exportsOf('@theme/Tabs', ['Tabs']),
]);

/** The components that src/theme/MDXComponents adds to every page. */
const everywhere = ['Admonition', 'Anchor', 'Details', 'Head', 'StaticHtml', 'Steps', 'Term'];

/** All components that documents can use without an import. */
export const componentNames: readonly string[] = [...everywhere, ...modules.keys()];

type AnyNode = Node & Partial<Parent> & { name?: string | null; value?: string };

/** The names that a page's own code imports or declares. */
const declaration = /\bimport\s([^'"]*?)\sfrom\b|\b(?:const|function|class)\s+(\w+)/g;

/**
 * Compares the components in a page with those that the page imports or declares itself.
 * @param tree the page, parsed as MDX
 * @returns the import statements that the page lacks, and the components that it can't have from anywhere
 */
export function missingComponents(tree: Node): { imports: string[]; unknown: { name: string; line: number }[] } {
  const own = new Set(everywhere);
  const tags: { name: string; line: number }[] = [];
  const inCode: string[] = [];
  visit(tree, (visited) => {
    const { type, name, value = '', position } = visited as AnyNode;
    if (!type.startsWith('mdx')) return;
    const [component] = /^[A-Z]\w*/.exec(name ?? '') ?? [];
    if (component) tags.push({ name: component, line: position?.start.line ?? 1 });
    for (const [, used = ''] of value.matchAll(/<([A-Z]\w*)/g)) inCode.push(used);
    for (const [, imported = '', declared = ''] of value.matchAll(declaration))
      for (const word of `${imported} ${declared}`.match(/\w+/g) ?? []) own.add(word);
  });
  const lacking = tags.filter((tag) => !own.has(tag.name));
  const names = [...lacking.map((tag) => tag.name), ...inCode.filter((name) => !own.has(name))];
  const imports = [...new Set(names)].flatMap((name) => {
    const module = modules.get(name);
    return module ? [`import ${/^@(?:docusaurus|theme)\//.test(module) ? name : `{ ${name} }`} from '${module}';`] : [];
  });
  return { imports, unknown: lacking.filter((tag) => !modules.has(tag.name)) };
}
