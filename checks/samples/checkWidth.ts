import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'jsonc-parser';
import { commandTreeFiles } from '../../plugins/contracts/commandTree';
import type { Contracts } from './contracts';
import type { Page } from './readPages';
import type { Finding } from './report';

/** How many columns fit in a code block on a desktop. Blocks inside a numbered step are narrower. */
const columns = 74;
const columnsInList = 69;

const fix = 'continue a shell line with \\, break Python and JSON lines, and shorten the data in an output';

function tooWide(file: string, text: string, limit: number, lineOf: (index: number) => number): Finding[] {
  return text.split('\n').flatMap((line, index): Finding[] => {
    const width = [...line].length;
    const reason = `a line of code has ${width} columns, but only ${limit} fit`;
    return width > limit ? [{ file, line: lineOf(index), kind: 'block', reason, fix }] : [];
  });
}

/** Checks that every line of code on a page fits in its code block. */
export function checkWidth(page: Page): Finding[] {
  return page.blocks.flatMap(({ file, fenceLine, indent, value }) =>
    tooWide(file, value, indent > 0 ? columnsInList : columns, (index) => fenceLine + 1 + index),
  );
}

/** Checks that the example commands and their output fit in a code block. */
export function checkCommandWidths({ directory }: Contracts): Finding[] {
  return commandTreeFiles.flatMap((name) => {
    const findings: Finding[] = [];
    visit(readFileSync(join(directory, name), 'utf8'), {
      onLiteralValue: (value, _offset, _length, line, _column, pathOf) => {
        const isExample = /,examples,\d+,(?:command|output)$/.test(pathOf().join());
        if (isExample) findings.push(...tooWide(`contracts/${name}`, String(value), columns, () => line + 1));
      },
    });
    return findings;
  });
}
