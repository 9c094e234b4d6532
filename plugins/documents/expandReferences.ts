import type { CommandTree } from '../contracts/commandTree';
import type { ErrorCodes } from '../contracts/errorCodes';
import { limitText } from '../contracts/limits';
import { type ReadContract, readContract } from '../contracts/readContract';
import type { PythonName } from '../contracts/readPythonApi';
import { readAttributes } from '../lib/attributes';
import { keepTogether } from '../lib/keepTogether';
import { typographic } from '../lib/typographic';
import { bundledTools, commandIndex, commandReference, exitCodes, roleTable } from '../reference/commandReference';
import { configReference, configSamples } from '../reference/configReference';
import { errorCodes } from '../reference/errorCodes';
import { linkNames, type Names, namesOf } from '../reference/links';
import { pythonApi } from '../reference/pythonApi';
import { readConfigSchemas, type Schema } from '../reference/schema';
import * as tables from '../reference/tables';

/** Maps reference tags, such as `<ExitCodes of="cli" />` on a separate line, to functions that return Markdown. */
const references: Record<string, tables.Reference> = {
  ...tables.tableReferences,
  AgentVersions: (_, read) => tables.agentVersions(read('releases.json')),
  BundledTools: (_, read) => bundledTools(read<CommandTree>('toolbelt.json')),
  CommandIndex: ({ of }, read) => commandIndex(read<CommandTree>(`${of}.json`)),
  CommandReference: ({ of, group }, read) => commandReference(read<CommandTree>(`${of}.json`), read, group),
  ConfigReference: ({ of = '' }, read) => configReference(read<Schema>(`${of}-config.schema.json`), of),
  ConfigSamples: ({ of, file = '', names }, read) =>
    configSamples(read<Schema>(`${of}-config.schema.json`), file, names?.split('; ')),
  ErrorCodes: ({ group = '' }, read) => errorCodes(read<ErrorCodes>('error-codes.json'), group),
  ExitCodes: ({ of }, read) => exitCodes(read<CommandTree>(`${of}.json`)),
  PythonApi: ({ of = '' }, read) => pythonApi(read<PythonName[]>('benchloom.pyi'), of.split(' ')),
  ReleaseNotes: (_, read) => tables.releaseNotes(read('releases.json')),
  RoleTable: (_, read) => roleTable([read('cli.json'), read('agentctl.json'), read('toolbelt.json')]),
};

/** The names of all reference tags. */
export const referenceNames: readonly string[] = [...Object.keys(references), 'Limit'];

const tagOnItsLine = /^<([A-Z]\w*)((?:\s+\w+="[^"]*")*)\s*\/>$/gm;
const limit = /<Limit of="([^"]*)" \/>/g;
const term = /<Term id="([^"]*)">/g;

/**
 * Replaces a page's reference tags with Markdown generated from the contracts, in which codes and keys are links. Also
 * inserts the value of each `Limit` and the definition of each `Term`. Runs before MDX is compiled, so the contents
 * list includes the headings, the framework checks the links, and no contract is sent to the browser.
 * @returns for each line of the page, the text that replaces it
 * @throws {Error} if a tag's contract, limit, or term doesn't exist; has the `line`, and the message begins with the tag
 */
export function expandLines(
  content: string,
  siteDirectory: string,
  read: ReadContract = (file) => readContract(siteDirectory, file),
): string[] {
  let names: Names | undefined;
  const readForLinks: ReadContract = (file) => readContract(siteDirectory, file);
  const showReference = (tag: string, name: string, attributes: string) => {
    const reference = references[name];
    if (!reference) return tag;
    const markdown = reference(readAttributes(attributes), read);
    names ??= namesOf(readForLinks('error-codes.json'), readConfigSchemas(readForLinks), readForLinks('benchloom.pyi'));
    return linkNames(markdown, names);
  };
  const showTerm = (_: string, id: string) => {
    const entry = read<tables.Glossary>('glossary.json').terms.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`contracts/glossary.json has no term "${id}"`);
    const more = entry.see ? ` to="${entry.see}"` : '';
    return `<Term id="${id}" definition="${keepTogether(typographic(entry.definition)).replaceAll('"', '&quot;')}"${more}>`;
  };
  return content.split('\n').map((text, index) => {
    const replace = (from: string, pattern: RegExp, show: (...match: string[]) => string) =>
      from.replace(pattern, (tag: string, ...groups: string[]) => {
        try {
          return show(tag, ...groups);
        } catch (cause) {
          throw Object.assign(new Error(`${tag}: ${(cause as Error).message}`, { cause }), { line: index + 1 });
        }
      });
    const withReference = replace(text, tagOnItsLine, showReference);
    const withLimits = replace(withReference, limit, (_, id) => limitText(read('limits.json'), id));
    return replace(withLimits, term, showTerm);
  });
}

/** Returns the contracts that a page shows, including one that can't be read, but not those needed only for links. */
export function contractsOf(content: string, siteDirectory: string): string[] {
  const files = new Set<string>();
  const read: ReadContract = (file) => {
    files.add(file);
    return readContract(siteDirectory, file);
  };
  try {
    expandLines(content, siteDirectory, read);
  } catch {
    // The build reports this error.
  }
  return [...files];
}
