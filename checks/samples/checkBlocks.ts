import type { Page } from '../readPages';
import type { Finding } from '../report';

const languages = ['bash', 'python', 'json', 'text'];

/** Matches lines that can only be YAML: a key with an indented block, or a list of keys. */
const yamlLine = /^(?:---|\s*- [\w-]+: .+|[a-z_]+:)$/;

/** Matches a lone number, string, or JSON literal. */
const bareValue = /^\s*(?:-?\d[\d.]*|"[^"\n]*"|true|false|null)\s*$/;

/** Checks code blocks. They must have a language and a title, and must not contain YAML or just a lone value. */
export function checkBlocks({ file, blocks }: Page): Finding[] {
  return blocks.flatMap(({ language, meta, value, fenceLine: line }) => {
    const marks = value.match(/highlight-(?:start|end)/g) ?? [];
    const isOdd = marks.some((mark, index) => mark.endsWith('start') !== (index % 2 === 0)) || marks.length % 2 > 0;
    const isOutput = language === 'text' && /^example output/i.test(meta.title ?? '');
    const isBare = ['json', 'text'].includes(language) && !isOutput && bareValue.test(value);
    const isYaml =
      /\.ya?ml\b/.test(meta.title ?? '') || value.split('\n').filter((row) => yamlLine.test(row)).length > 1;
    const faults: [isWrong: boolean, reason: string, fix: string][] = [
      [!languages.includes(language), `language "${language}"`, `use ${languages.join(', ')}, or :::note for a box`],
      [language === 'python' && !meta.title, 'a file without a title', 'add title="…"'],
      [language !== 'python' && meta.run !== undefined, 'only Python can run', 'remove run'],
      [language !== 'json' && meta.fragment !== undefined, 'only JSON can be a fragment', 'remove fragment'],
      [isOdd, 'highlight-start without highlight-end', 'write both, each in a comment on its own line'],
      [isBare, `a block with only the value ${value.trim()}`, 'write it in the sentence, with its key'],
      [isYaml, 'looks like YAML', 'write JSON, or the commands of a step'],
    ];
    return faults.flatMap(([isWrong, reason, fix]) => (isWrong ? [{ file, line, kind: 'block', reason, fix }] : []));
  });
}
