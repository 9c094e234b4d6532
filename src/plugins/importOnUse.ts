import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

const drawings = ['AgentConnections', 'DipLayout', 'InstallSteps', 'JobStates', 'ServerComponents'];

/** Modules of the components that few pages hold. Others are known on every page, see src/theme/MDXComponents. */
const modules: Readonly<Record<string, { from: string; isDefault?: boolean }>> = {
  ...Object.fromEntries(drawings.map((name) => [name, { from: `@site/src/components/drawings/${name}` }])),
  ButtonLink: { from: '@site/src/components/Button' },
  ButtonRow: { from: '@site/src/components/Button' },
  ConfigChecker: { from: '@site/src/components/ConfigChecker' },
  LogHelper: { from: '@site/src/components/LogHelper' },
  TabItem: { from: '@theme/TabItem', isDefault: true },
  Tabs: { from: '@theme/Tabs', isDefault: true },
  TaskGrid: { from: '@site/src/components/TaskGrid' },
};

/** Finds out from the text whether its tree is worth a visit. */
const anyModule = new RegExp(`<(?:${Object.keys(modules).join('|')})\\b`);

const identifier = (name: string) => ({ type: 'Identifier' as const, name });

function importOf(name: string, { from, isDefault }: { from: string; isDefault?: boolean }): RootContent {
  const local = identifier(name);
  const declaration = {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: { type: 'Literal', value: from },
            specifiers: [
              isDefault
                ? { type: 'ImportDefaultSpecifier', local }
                : { type: 'ImportSpecifier', local, imported: identifier(name) },
            ],
          },
        ],
      },
    },
  };
  return declaration as unknown as RootContent;
}

/**
 * Remark plugin: a page imports the rare components that it names, without a word from its writer,
 * so that a drawing or a tool is in the scripts of its own page alone.
 */
export function importOnUse() {
  return (tree: Root, file: { toString(): string }) => {
    if (!anyModule.test(String(file))) return;
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name } = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name) used.add(name);
    });
    const imports = [...used].flatMap((name) => (modules[name] ? [importOf(name, modules[name])] : []));
    tree.children.unshift(...imports);
  };
}
