import { fileName } from '../../plugins/samples/sampleFiles';
import type { CodeBlock, Page } from '../readPages';
import type { Finding } from '../report';
import type { CheckText } from './checkText';
import type { Contracts, SchemaName } from './contracts';
import foreign from './foreign.json';

/** Maps filenames to schemas. */
const schemaOfFile: Record<string, SchemaName> = {
  'agent.json': 'agent',
  'dip.json': 'dip',
  'job-package.json': 'job-package',
  'server.json': 'server',
  'quarantine.json': 'quarantine',
  'compose.json': 'compose',
  'event.json': 'event',
  'events.jsonl': 'event',
  'results.json': 'results',
  'manifest.json': 'manifest',
  'rules.json': 'rules',
};

/** Matches files with scripted answers. Each test case can have its own file, such as `answers-nrf.json`. */
const answersFile = /^answers[\w-]*\.json$/;

/** An error on a line of the block's text. Line 0 is the fence. */
type JsonFinding = { line: number; reason: string; fix?: string };

/** Creates the check for JSON blocks. */
export function createJsonCheck({ schemas }: Contracts, checkText: CheckText): (page: Page) => Finding[] {
  const faultsIn = (text: string, whole: string, name?: SchemaName, path?: string): JsonFinding[] => {
    const { findings, isInvalidJson } = checkText(text, name, path) ?? { findings: [] };
    // Only GitHub replaces `${{ … }}`, which none of our files may contain.
    const ours = findings.filter(({ message }) => name || !message.includes('${{'));
    return ours.map(({ line, column, path: place, message }) => {
      const start = isInvalidJson ? `not JSON, column ${column}` : place || whole;
      return { line, reason: `${start}: ${message}` };
    });
  };

  const fragmentFaults = (text: string, fragment: string): JsonFinding[] => {
    const [prefix = '', path = ''] = fragment.split(/:(.*)/s);
    const name = prefix as SchemaName;
    if (!(prefix in schemas)) {
      const fix = `write one of ${Object.keys(schemas).join(', ')} before the colon`;
      return [{ line: 0, reason: `fragment "${fragment}" doesn't name a file`, fix }];
    }
    return path && checkText(text, name, path)
      ? faultsIn(text, fragment, name, path)
      : [{ line: 0, reason: `fragment "${fragment}" doesn't name a key in that file` }];
  };

  const faultsOf = ({ value, meta: { title, fragment } }: CodeBlock): JsonFinding[] => {
    if (fragment !== undefined) return fragmentFaults(value, fragment);
    if (!title) return [{ line: 0, reason: 'no title', fix: 'add the filename, or mark the fragment' }];
    if (/excerpt/i.test(title))
      return [{ line: 0, reason: 'an excerpt without a fragment', fix: 'add fragment="file:key"' }];
    const file = fileName(title);
    const name = answersFile.test(file) ? 'answers' : schemaOfFile[file];
    if (file === 'events.jsonl' && !/^\{\s*$/m.test(value)) return linesFaults(value);
    if (name) return [...faultsIn(value, file, name), ...addressFaults(value, schemas[name].$id)];
    if (file in foreign.files || /^example output/i.test(title)) return faultsIn(value, file);
    const fix = "use the product's filename, or add the file to checks/samples/foreign.json with a reason";
    return [{ line: 0, reason: `no schema for a file named ${file}`, fix }, ...faultsIn(value, file)];
  };

  /** Checks JSON Lines, in which each line is an event. */
  const linesFaults = (text: string): JsonFinding[] =>
    text
      .split('\n')
      .flatMap((event, index) =>
        faultsIn(event, 'events.jsonl', 'event').map((fault) => ({ ...fault, line: fault.line + index })),
      );

  return (page) =>
    page.blocks
      .filter(({ language }) => language === 'json')
      .flatMap((block) =>
        faultsOf(block).map(({ line, reason, fix }) => ({
          file: page.file,
          line: block.fenceLine + line,
          kind: 'json' as const,
          reason,
          fix,
        })),
      );
}

/** Checks that `$schema` has the URL of the right schema for this file. */
function addressFaults(text: string, address: string | undefined): JsonFinding[] {
  const found = /"\$schema"\s*:\s*"([^"]*)"/.exec(text);
  if (!found || found[1] === address) return [];
  const line = text.slice(0, found.index).split('\n').length;
  return [{ line, reason: `$schema is ${found[1]}`, fix: `write ${address}` }];
}
