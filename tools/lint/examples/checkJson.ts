import type { ErrorObject } from 'ajv';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { fileName } from '../../../plugins/samples/sampleFiles';
import type { Contracts, SchemaName } from './contracts';
import { didYouMean } from './didYouMean';
import { foreignFiles } from './foreignWords';
import { findKey } from './keyPaths';
import { type CodeBlock, lineInPage, type Page } from './readPages';
import type { Finding } from './report';
import type { Validator, Validators } from './validators';

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

/** Descriptions of JSON syntax errors, by the parser's error name. */
const syntaxErrors: Record<string, string> = {
  InvalidSymbol: "a word that isn't JSON",
  PropertyNameExpected: 'a name in double quotes is expected, or there is a comma before the end',
  ValueExpected: 'a value is expected, or there is a comma before the end',
  ColonExpected: 'a colon is expected',
  CommaExpected: 'a comma is expected',
  CloseBraceExpected: 'a closing brace is expected',
  CloseBracketExpected: 'a closing bracket is expected',
  EndOfFileExpected: 'text after the end of the value',
  InvalidCommentToken: "JSON doesn't support comments",
  UnexpectedEndOfString: 'a string has no closing quote, or contains a line break',
};

/** An error with its position in the block's text. */
type Fault = { offset: number; reason: string; fix?: string };

/** Creates the check for JSON blocks. */
export function createJsonCheck(contracts: Contracts, validatorOf: Validators): (page: Page) => Finding[] {
  const fragmentValidators = (fragment: string): Validator[] | Fault => {
    const [prefix = '', path = ''] = fragment.split(/:(.*)/s);
    const schema = contracts.schemas[prefix as SchemaName];
    if (!schema) {
      const fix = `write one of ${Object.keys(contracts.schemas).join(', ')} before the colon`;
      return { offset: -1, reason: `fragment "${fragment}" doesn't name a file`, fix };
    }
    const pointers = path ? findKey(schema, path) : [];
    if (pointers.length === 0) return { offset: -1, reason: `fragment "${fragment}" doesn't name a key in that file` };
    return pointers.map((pointer) => validatorOf(prefix as SchemaName, pointer));
  };

  const faultsOf = (block: CodeBlock): Fault[] => {
    const { title, fragment } = block.meta;
    if (fragment !== undefined) {
      const validate = fragmentValidators(fragment);
      return Array.isArray(validate) ? valueFaults(block.value, validate) : [validate];
    }
    if (!title) return [{ offset: -1, reason: 'no title', fix: 'add the filename, or mark the fragment' }];
    if (/excerpt/i.test(title))
      return [{ offset: -1, reason: 'an excerpt without a fragment', fix: 'add fragment="file:key"' }];
    const file = fileName(title);
    const name = answersFile.test(file) ? 'answers' : schemaOfFile[file];
    if (file === 'events.jsonl') return eventFaults(block.value, validatorOf('event', ''));
    if (name) {
      const address = contracts.schemas[name].$id;
      return [...valueFaults(block.value, [validatorOf(name, '')]), ...addressFaults(block.value, address)];
    }
    if (file in foreignFiles || /^example output/i.test(title)) return valueFaults(block.value, []);
    const fix = 'use the name of the product, or add the file to foreignWords.ts with a reason';
    return [{ offset: -1, reason: `no schema for a file named ${file}`, fix }, ...valueFaults(block.value, [])];
  };

  return (page) =>
    page.blocks
      .filter(({ language }) => language === 'json')
      .flatMap((block) =>
        faultsOf(block).map(({ offset, reason, fix }) => ({
          file: page.file,
          line: offset < 0 ? block.fenceLine : lineInPage(block, offset),
          kind: 'json' as const,
          reason,
          fix,
        })),
      );
}

/** Checks that `$schema` has the URL of the right schema for this file. */
function addressFaults(text: string, address: string | undefined): Fault[] {
  const found = /"\$schema"\s*:\s*"([^"]*)"/.exec(text);
  if (!found || found[1] === address) return [];
  return [{ offset: found.index, reason: `$schema is ${found[1]}`, fix: `write ${address}` }];
}

/** Checks JSON Lines or a single multi-line event. */
function eventFaults(text: string, validate: Validator): Fault[] {
  if (/^\{\s*$/m.test(text)) return valueFaults(text, [validate]);
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const offset = start;
    start += line.length + 1;
    return valueFaults(line, [validate]).map((fault) => ({ ...fault, offset: offset + fault.offset }));
  });
}

/** Returns the errors in a JSON text. If there are several validators, the value must pass at least one of them. */
function valueFaults(text: string, validators: Validator[]): Fault[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [error] = errors;
  if (error || !tree) return [syntaxFault(text, error)];
  const twice = repeatedNames(tree);
  const value: unknown = JSON.parse(text);
  const results = validators.map((validate) => validate(value));
  const best = results.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return [...twice, ...withoutFrames(best).map((each) => schemaFault(tree, each))];
}

function syntaxFault(text: string, error: ParseError | undefined): Fault {
  if (!error) return { offset: 0, reason: 'empty block' };
  const before = text.slice(0, error.offset).split('\n');
  const code = printParseErrorCode(error.error);
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { offset: error.offset, reason: `not JSON, column ${column} of the line: ${syntaxErrors[code] ?? code}` };
}

function repeatedNames(node: Node): Fault[] {
  const children = node.children ?? [];
  const names = node.type === 'object' ? children.map(({ children: [name] = [] }) => name) : [];
  const repeated = names.filter((name, index) => names.findIndex((other) => other?.value === name?.value) < index);
  return [
    ...repeated.map((name) => ({ offset: name?.offset ?? 0, reason: `key "${name?.value}" appears twice` })),
    ...children.flatMap(repeatedNames),
  ];
}

/** Removes the errors about whole conditions if there are more specific errors inside the conditions. */
function withoutFrames(errors: ErrorObject[]): ErrorObject[] {
  const inner = errors.filter(({ keyword }) => !['if', 'oneOf', 'anyOf'].includes(keyword));
  return inner.length > 0 ? inner : errors;
}

function schemaFault(tree: Node, error: ErrorObject): Fault {
  const { instancePath, keyword, params, message } = error;
  const parts = instancePath.split('/').slice(1).map(pointerPart);
  const path = parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const node = findNodeAtLocation(tree, path) ?? tree;
  const place = instancePath || 'the whole value';
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name: string = params.additionalProperty ?? params.unevaluatedProperty;
    const offset = findNodeAtLocation(tree, [...path, name])?.parent?.offset ?? node.offset;
    const known = Object.keys(error.parentSchema?.properties ?? {});
    const fix = didYouMean(name, known, known.length > 0 ? `use one of ${known.join(', ')}` : 'remove it');
    return { offset, reason: `${place}: unknown key "${name}"`, fix };
  }
  const allowed = params.allowedValues ?? (keyword === 'const' ? [params.allowedValue] : undefined);
  const values = Array.isArray(allowed) ? `: ${allowed.map((each) => JSON.stringify(each)).join(', ')}` : '';
  return { offset: node.offset, reason: `${place} ${message ?? keyword}${values}` };
}

function pointerPart(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
