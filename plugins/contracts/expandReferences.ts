import { keepUnits } from '../../src/lib/keepUnits';
import { type ReadContract, readContract } from './readContract';
import type { PythonName } from './readPythonApi';
import { bundledTools, commandIndex, commandReference, exitCodes, roleTable } from './reference/commandReference';
import type { CommandTree } from './reference/commandTree';
import { configReference, configSamples } from './reference/configReference';
import { type ErrorCodes, errorCodes } from './reference/errorCodes';
import { linkNames, type Names, namesOf } from './reference/links';
import { pythonApi } from './reference/pythonApi';
import { readConfigSchemas, type Schema } from './reference/schema';
import * as tables from './reference/tables';
import { readAttributes } from './reference/tagAttributes';

/** Maps reference tags, such as `<ExitCodes of="cli" />` on a line of its own, to functions that return Markdown. */
const references: Record<string, tables.Reference> = {
  ...tables.tableReferences,
  AgentVersions: (_, read) => tables.agentVersions(read('releases.json')),
  BundledTools: (_, read) => bundledTools(read<CommandTree>('toolbelt.json')),
  CommandIndex: ({ of }, read) => commandIndex(read<CommandTree>(`${of}.json`)),
  CommandReference: ({ of }, read) => commandReference(read<CommandTree>(`${of}.json`), read),
  ConfigReference: ({ of = '' }, read) =>
    configReference(read<Schema>(`${of}-config.schema.json`), of, read<ErrorCodes>('error-codes.json')),
  ConfigSamples: ({ of, file = '', names }, read) =>
    configSamples(read<Schema>(`${of}-config.schema.json`), file, names?.split('; ')),
  ErrorCodes: (_, read) => errorCodes(read<ErrorCodes>('error-codes.json')),
  ExitCodes: ({ of }, read) => exitCodes(read<CommandTree>(`${of}.json`)),
  PythonApi: ({ of = '' }, read) => pythonApi(read<PythonName[]>('benchloom.pyi'), of.split(' ')),
  ReleaseNotes: (_, read) => tables.releaseNotes(read('releases.json')),
  RoleTable: (_, read) =>
    roleTable({ cli: read('cli.json'), agentctl: read('agentctl.json'), 'benchloom-toolbelt': read('toolbelt.json') }),
};

/** The components that generated Markdown can contain, by the module that exports them. */
const components: Record<string, string[]> = {
  '@site/src/mdx/CappedSample': ['CappedSample'],
  '@site/src/mdx/KeyReference': [
    ...['CodeLink', 'Deprecated', 'KeyChildren', 'KeyEntries', 'KeyGroup', 'KeyReference', 'KeySample'],
  ],
  '@site/src/mdx/Release': ['Release', 'ReleaseFacts', 'ReleaseText'],
  '@site/src/mdx/entries': ['Case', 'EntryHead', 'Facts', 'Fields', 'RowFacts', 'Rows', 'Synopsis'],
};

/** Appends the imports that generated Markdown needs. At the end of the page, imports don't change line numbers. */
export function addImports(page: string): string {
  const used = new Set([...page.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name));
  const imports = Object.entries(components).flatMap(([module, names]) => {
    const wanted = names.filter((name) => used.has(name)).join(', ');
    return wanted ? [`import { ${wanted} } from '${module}';`] : [];
  });
  return [page, ...imports].join('\n\n');
}

const tagOnItsLine = /^<([A-Z]\w*)((?:\s+\w+="[^"]*")*)\s*\/>$/gm;
const limit = /<Limit of="([^"]*)" \/>/g;
const term = /<Term id="([^"]*)">/g;

function readNames(read: ReadContract): Names {
  return namesOf(read<ErrorCodes>('error-codes.json'), readConfigSchemas(read), read<PythonName[]>('benchloom.pyi'));
}

/**
 * Replaces a page's reference tags with Markdown generated from the contracts, in which codes and keys are links. Also
 * inserts the value of each `Limit` and the definition of each `Term`. Runs before MDX is compiled, so the contents
 * list includes the headings, the framework checks the links, and no contract is sent to the browser.
 * @throws {Error} if a tag's contract doesn't exist or a term isn't in the glossary; the message includes the tag
 */
export function expandReferences(content: string, siteDirectory: string): string {
  const read: ReadContract = (file) => readContract(siteDirectory, file);
  let names: Names | undefined;
  const withReferences = content.replace(tagOnItsLine, (tag, name: string, attributes: string) => {
    const reference = references[name];
    if (!reference) return tag;
    try {
      // Troubleshooting entries repeat keys, so only the first mention is a link.
      names ??= readNames(read);
      return linkNames(reference(readAttributes(attributes), read), names, name === 'ErrorCodes');
    } catch (error) {
      throw new Error(`${tag}: ${(error as Error).message}`, { cause: error });
    }
  });
  const withLimits = withReferences.replace(limit, (_, id: string) => tables.limitText(read('limits.json'), id));
  if (!withLimits.includes('<Term ')) return withLimits;
  const { terms } = read<tables.Glossary>('glossary.json');
  return withLimits.replace(term, (tag, id: string) => {
    const entry = terms.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`${tag}: contracts/glossary.json has no term "${id}"`);
    const more = entry.see ? ` to="${entry.see}"` : '';
    return `<Term id="${id}" definition="${keepUnits(entry.definition).replaceAll('"', '&quot;')}"${more}>`;
  });
}

/**
 * Returns the contracts that a page's reference tags show, but not those needed only for links and terms. Includes
 * contracts that can't be read, because the page still depends on them.
 */
export function contractsOf(content: string, siteDirectory: string): string[] {
  const files = new Set<string>();
  const read: ReadContract = (file) => {
    files.add(file);
    return readContract(siteDirectory, file);
  };
  if (content.includes('<Limit ')) files.add('limits.json');
  for (const [, name = '', attributes = ''] of content.matchAll(tagOnItsLine)) {
    try {
      references[name]?.(readAttributes(attributes), read);
    } catch {
      // `expandReferences` reports this error.
    }
  }
  return [...files];
}
