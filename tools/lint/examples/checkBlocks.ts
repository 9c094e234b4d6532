import type { Page } from './readPages';
import type { Finding } from './report';

const languages = ['bash', 'python', 'json', 'text'];

/** A line that is YAML and nothing else: a key with a block below it, or a list of keys. */
const yamlLine = /^(?:---|\s*- [\w-]+: .+|[a-z_]+:)$/;

/** A number, a text or a word of JSON and nothing else. */
const bareValue = /^\s*(?:-?\d[\d.]*|"[^"\n]*"|true|false|null)\s*$/;

/** Checks the form of the code blocks: language, title, no YAML under another name, no bare value. */
export function checkBlocks(page: Page): Finding[] {
  return page.blocks.flatMap(({ language, meta, value, fenceLine, file }) => {
    const finding = (reason: string, fix: string): Finding => ({ file, line: fenceLine, kind: 'block', reason, fix });
    const findings: Finding[] = [];
    if (!languages.includes(language)) {
      findings.push(finding(`language "${language}"`, `only ${languages.join(', ')}`));
    }
    if (language === 'python' && !meta.title) findings.push(finding('a file without title', 'add title="…"'));
    if (meta.run !== undefined && language !== 'python') findings.push(finding('only Python runs', 'remove run'));
    if (meta.fragment !== undefined && language !== 'json') {
      findings.push(finding('only JSON has fragments', 'remove fragment'));
    }
    const isOutput = language === 'text' && /^example output/i.test(meta.title ?? '');
    if (['json', 'text'].includes(language) && !isOutput && bareValue.test(value)) {
      findings.push(
        finding(`a block that is the value ${value.trim()} alone`, 'write it in the sentence, with its key'),
      );
    }
    if (/\.ya?ml\b/.test(meta.title ?? '') || value.split('\n').filter((line) => yamlLine.test(line)).length > 1) {
      findings.push(finding('looks like YAML', 'write it as JSON or as the commands of a step'));
    }
    return findings;
  });
}
