/**
 * Builds the site, and turns what the build reports into findings: `npx tsx checks/build.ts`. A warning is a finding,
 * too. Exit codes: 0 for no findings, 1 for findings or a failed build.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readDocuments } from './documents';
import { didYouMean, type Finding, formatFinding, formatSummary, sortFindings } from './report';

const markdownLink = /^Markdown link with URL `(?<url>[^`]+)` in source file "(?<file>[^"]+)" \((?<line>\d+):\d+\)/;
const writePath =
  'write the full path of a page, /docs/…; put a file next to this page; if it moved, see movedPages.json';

/** Matches the place of an error that stops the build, and its cause. */
const failure = /(?:pathname|file|at path) "(?<place>[^"]+)".*?\bcause\]?: (?<reason>.+?)$/gims;

/** Returns what a build's log reports about the documents and pages of a project. `outDir` has the built pages. */
export function readReports(log: string, root: string, outDir: string): Finding[] {
  const text = stripVTControlCharacters(log);
  const documents = readDocuments(root);
  const routes = documents.map(({ route }) => route);
  const fileOf = (page: string): string =>
    documents.find(({ route }) => page.endsWith(route))?.file ?? `src/pages${page}.tsx`;
  const idsOn = (page: string): string[] => {
    const built = path.join(outDir, page, 'index.html');
    const html = existsSync(built) ? readFileSync(built, 'utf8') : '';
    return [...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id = '']) => id);
  };
  const fixOf = (target: string): string => {
    const [page = '', anchor] = target.split('#');
    const ids = idsOn(page);
    if (anchor === undefined || ids.length === 0) return didYouMean(page, routes, writePath);
    const others = routes.filter((route) => idsOn(route).includes(anchor));
    if (others.length === 1 || others.length === 2) return `it's on ${others.join(' and ')}`;
    const lastWord = (id: string) => id.toLowerCase().split('-').at(-1);
    const near = ids.filter((id) => lastWord(id) === lastWord(anchor)).slice(0, 3);
    return didYouMean(anchor, ids, near.length > 0 ? `it has ${near.join(', ')}` : 'see the headings of that page');
  };
  const broken = text.split(/^(?=\s*- Broken (?:link|anchor) on source page path = )/m).slice(1);
  const links = broken.flatMap((report) => {
    const [, page = ''] = /path = (\S+):$/m.exec(report) ?? [];
    const file = fileOf(page);
    const lines = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8').split('\n') : [];
    return [...report.matchAll(/-> linking to (\S+)(?: \(resolved as: ([^)]+)\))?/g)].map(
      ([, url = '', target = url]): Finding => {
        const line = Math.max(1, lines.findIndex((row) => row.includes(url)) + 1);
        const reason = `link to ${url}: there is no such ${report.includes('Broken anchor') ? 'anchor' : 'page'}`;
        return { file, line, kind: 'link', reason, fix: fixOf(target) };
      },
    );
  });
  const warnings = [...text.matchAll(/^\[WARNING\] (?!Docusaurus found broken anchors)(.+)$/gm)].map(
    ([, message = '']): Finding => {
      const { url, file = 'docusaurus.config.ts', line = '1' } = markdownLink.exec(message)?.groups ?? {};
      const reason = url ? `link to ${url}: there is no such page` : message;
      return { file, line: Number(line), kind: url ? 'link' : 'page', reason, ...(url && { fix: writePath }) };
    },
  );
  const failures = [...text.matchAll(failure)].map(({ groups: { place = '', reason = '' } = {} }): Finding => {
    const file = existsSync(place) ? path.relative(root, place) : fileOf(place);
    return { file, line: 1, kind: 'page', reason };
  });
  return sortFindings([...links, ...warnings, ...failures]);
}

function main(root: string): void {
  const build = spawn('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const part of ['stdout', 'stderr'] as const)
    build[part].on('data', (data: Buffer) => {
      log += data;
      process[part].write(data);
    });
  build.on('close', (code) => {
    const findings = readReports(log, root, path.join(root, 'build'));
    for (const finding of findings) console.log(formatFinding(finding));
    console.log(code && !findings.length ? 'build: failed, see above' : formatSummary(findings, 'the build', 'build'));
    process.exitCode = code || Number(findings.length > 0);
  });
}

if (require.main === module) main(path.resolve(__dirname, '..'));
