/** The output formats of the tools. This project's own checks use the last format. */
const forms: { pattern: RegExp; fix?: string }[] = [
  // tsc
  { pattern: /^(?<file>[\w./-]+)\((?<line>\d+),\d+\): error (?<message>TS\d+: .*)$/ },
  // biome --reporter=github
  {
    pattern: /^::(?:error|warning) title=(?<kind>[^,]+),file=(?<file>[^,]+),line=(?<line>\d+),[^:]*::(?<message>.*)$/,
    fix: '`npm run format` fixes most',
  },
  // stylelint --formatter unix
  { pattern: /^(?<file>\/[^:]+|[\w./-]+):(?<line>\d+):\d+: (?<message>.*) \[error\]$/ },
  // markdownlint, cspell, and this project's checks
  { pattern: /^(?<file>[\w./ -]+\.\w+):(?<line>\d+)(?::\d+)? (?<message>(?:error |[a-z]+(?: [a-z]+)?: ).*)$/ },
];

/**
 * Returns the findings in a tool's output, one line each: `FILE:LINE KIND: what is wrong (how to fix it)`.
 * @param output everything that the tool printed
 * @param root folder to remove from the start of paths
 */
export function findingsIn(output: string, root: string): string[] {
  const found = output.split('\n').flatMap((row) => {
    for (const { pattern, fix } of forms) {
      const { file, line, kind, message } = pattern.exec(row.trimEnd())?.groups ?? {};
      if (!file || !message) continue;
      const text = `${kind ? `${kind}: ` : ''}${decodeURIComponent(message.replace(/%(?![0-9A-F]{2})/g, '%25'))}`;
      const where = `${file.replace(`${root}/`, '')}:${line}`;
      return [`${where} ${text.replace(/\s+/g, ' ').trim()}${fix ? ` (${fix})` : ''}`];
    }
    return [];
  });
  return [...new Set(found)];
}
