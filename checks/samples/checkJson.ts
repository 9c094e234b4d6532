import { fileName } from '../../plugins/samples/sampleFiles';
import type { CodeBlock, Page } from '../readPages';
import type { Finding } from '../report';
import type { CheckText } from './checkText';
import type { Contracts, SchemaName } from './contracts';
import foreign from './foreign.json';

/** A problem on a line of the block's text. Line 0 is the fence. */
type JsonFault = { line: number; reason: string; fix?: string };

/** Creates the check for JSON blocks. */
export function createJsonCheck({ schemas }: Contracts, checkText: CheckText): (page: Page) => Finding[] {
  const faultsIn = (text: string, whole: string, name?: SchemaName, path?: string): JsonFault[] => {
    const { findings, isInvalidJson } = checkText(text, name, path) ?? { findings: [] };
    // Only GitHub replaces `${{ … }}`, which none of our files may contain.
    const ours = findings.filter(({ message }) => name || !message.includes('${{'));
    return ours.map(({ line, column, path: place, message }) => {
      const start = isInvalidJson ? `not JSON, column ${column}` : place || whole;
      return { line, reason: `${start}: ${message}` };
    });
  };

  const faultsOf = ({ value, meta: { title, fragment } }: CodeBlock): JsonFault[] => {
    const fence = (reason: string, fix?: string): JsonFault[] => [{ line: 0, reason, fix }];
    if (fragment !== undefined) {
      const [prefix = '', path = ''] = fragment.split(/:(.*)/s);
      const name = prefix as SchemaName;
      const known = Object.keys(schemas).join(', ');
      if (!(prefix in schemas))
        return fence(`fragment "${fragment}" doesn't name a file`, `write one of ${known} before the colon`);
      if (path && checkText(value, name, path)) return faultsIn(value, fragment, name, path);
      return fence(`fragment "${fragment}" doesn't name a key in that file`);
    }
    if (!title) return fence('no title', 'add the filename, or mark the fragment');
    if (/excerpt/i.test(title)) return fence('an excerpt without a fragment', 'add fragment="file:key"');
    const file = fileName(title);
    // Each test case can have its own answers, such as `answers-nrf.json`, and events come one on a line.
    const name = file.replace(/(?<=^answers).*(?=\.json$)/, '').replace(/\.json$|s\.jsonl$/, '') as SchemaName;
    if (name in schemas) return [...faultsIn(value, file, name), ...addressFaults(value, schemas[name].$id)];
    if (file in foreign.files || /^example output/i.test(title)) return faultsIn(value, file);
    const fix = "use the product's filename, or add the file to checks/samples/foreign.json with a reason";
    return [...fence(`no schema for a file named ${file}`, fix), ...faultsIn(value, file)];
  };

  return ({ file, blocks }) =>
    blocks.flatMap((block) => {
      const all = block.language === 'json' ? faultsOf(block) : [];
      return all.map(({ line, ...fault }) => ({ file, line: block.fenceLine + line, kind: 'json', ...fault }));
    });
}

/** Checks that `$schema` has the URL of the right schema for this file. */
function addressFaults(text: string, address: string | undefined): JsonFault[] {
  const found = /"\$schema"\s*:\s*"([^"]*)"/.exec(text);
  if (!found || found[1] === address) return [];
  const line = text.slice(0, found.index).split('\n').length;
  return [{ line, reason: `$schema is ${found[1]}`, fix: `write ${address}` }];
}
