import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { type Limits, limitText } from './limits';
import { readPythonApi } from './readPythonApi';

/** Returns the contents of a file in contracts/. */
export type ReadContract = <Content>(file: string) => Content;

/** Returns the position of an offset as `LINE:COLUMN`, both counted from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // Not every version of Node includes the line in JSON.parse's message.
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true });
    const [first] = errors;
    if (!first) throw cause;
    const reason = `${printParseErrorCode(first.error)} (JSON has no comments, and no comma after the last item)`;
    throw new Error(`contracts/${file}:${placeOf(text, first.offset)}: ${reason}`, { cause });
  }
}

/** Returns the text of a file in contracts/, in which `{limit:ID}` stands for a limit's value. */
export function contractText(siteDirectory: string, file: string): string {
  const read = (name: string) => readFileSync(path.join(siteDirectory, 'contracts', name), 'utf8');
  const text = read(file);
  if (!text.includes('{limit:')) return text;
  const limits = parseJson(read('limits.json'), 'limits.json') as Limits;
  return text.replace(/\{limit:([\w-]+)\}/g, (_, id) => limitText(limits, id).replace('\u00a0', ' '));
}

/**
 * Reads and parses a file in contracts/ at build time: JSON, or the Python API's stub.
 * @throws {Error} if the file or a limit is missing, it isn't valid JSON, or lacks docstrings; the message includes the
 * file, line, and column
 */
export function readContract<Content>(siteDirectory: string, file: string): Content {
  if (file.endsWith('.pyi')) return readPythonApi(siteDirectory, file) as Content;
  if (!existsSync(path.join(siteDirectory, 'contracts', file))) throw new Error(`there's no contracts/${file}`);
  return parseJson(contractText(siteDirectory, file), file) as Content;
}
