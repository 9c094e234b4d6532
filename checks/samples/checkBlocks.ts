import type { Page } from '../readPages';
import type { Finding } from '../report';

const languages = ['bash', 'python', 'json', 'text'];

/** Matches lines that can only be YAML: a key with an indented block, or a list of keys. */
const yamlLine = /^(?:---|\s*- [\w-]+: .+|[a-z_]+:)$/;

/** Matches a lone number, string, or JSON literal. */
const bareValue = /^\s*(?:-?\d[\d.]*|"[^"\n]*"|true|false|null)\s*$/;

/** Checks code blocks. They must have a language and a title, and must not contain YAML or just a lone value. */
export function checkBlocks(page: Page): Finding[] {
  return page.blocks.flatMap(({ language, meta, value, fenceLine, file }) => {
    const finding = (reason: string, fix: string): Finding => ({ file, line: fenceLine, kind: 'block', reason, fix });
    const findings: Finding[] = [];
    if (!languages.includes(language)) findings.push(finding(`language "${language}"`, `use ${languages.join(', ')}`));
    if (language === 'python' && !meta.title) findings.push(finding('a file without a title', 'add title="…"'));
    if (meta.run !== undefined && language !== 'python') findings.push(finding('only Python can run', 'remove run'));
    if (meta.fragment !== undefined && language !== 'json')
      findings.push(finding('only JSON can be a fragment', 'remove fragment'));
    const marks = value.match(/highlight-(?:start|end)/g) ?? [];
    if (marks.some((mark, index) => mark.endsWith('start') !== (index % 2 === 0)) || marks.length % 2 > 0)
      findings.push(finding('highlight-start without highlight-end', 'write both, each in a comment on its own line'));
    const isOutput = language === 'text' && /^example output/i.test(meta.title ?? '');
    if (['json', 'text'].includes(language) && !isOutput && bareValue.test(value))
      findings.push(finding(`a block with only the value ${value.trim()}`, 'write it in the sentence, with its key'));
    if (/\.ya?ml\b/.test(meta.title ?? '') || value.split('\n').filter((line) => yamlLine.test(line)).length > 1)
      findings.push(finding('looks like YAML', 'write JSON, or the commands of a step'));
    return findings;
  });
}
