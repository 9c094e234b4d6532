/**
 * Builds the site, and turns what the build reports into findings: `npx tsx checks/build.ts`. A warning is a finding,
 * too. Exit codes: 0 for no findings, 1 for findings or a failed build.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readDocuments } from './documents';
import { didYouMean, type Finding, formatFinding, formatSummary, sortFindings } from './report';

const writePath = 'for a page, write its full path (/docs/…); for a file, put it next to this page';
const moved = 'if the page moved, add its old path to plugins/finish/movedPages.json, too';

/** Matches the place of an error that stops the build, and its cause. */
const failures = [
  /(?:pathname|for file|at path) "(?<place>[^"]+)"(?:(?!^\[(?:WARNING|ERROR)\]).)*?\bcause\]?: (?<reason>.+?)$/gims,
  /^- "(?<place>\/[^"]*)":\s+- (?<reason>.+?)(?: - \{|$)/gm,
  /Error: (?<place>(?:contracts|plugins|src)\/[\w./-]+\.\w+):(?:(?<line>\d+):\d+:)? (?<reason>.+)$/gm,
];

/** Returns what a build's log reports about the documents and pages of a project. `outDir` has the built pages. */
export function readReports(log: string, root: string, outDir: string): Finding[] {
  const text = stripVTControlCharacters(log);
  const documents = readDocuments(root);
  const routes = documents.map(({ route }) => route);
  const fileOf = (page: string): string =>
    documents.find(({ route }) => page.endsWith(route))?.file ?? `src/pages${page}.tsx`;
  const textOf = (file: string) => (path.extname(file) && existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lineOf = (file: string, part: string): number => {
    const [above = '', ...rest] = textOf(path.join(root, file)).split(part);
    return rest.length > 0 ? above.split('\n').length : 1;
  };
  /** Files whose facts and texts other pages show. */
  const sources = ['contracts', 'src/marketing/content'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const idsOn = (page: string): string[] => {
    const html = textOf(path.join(outDir, page, 'index.html'));
    return [...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id = '']) => id);
  };
  const fixOf = (target: string): string => {
    const [page = '', anchor] = target.split('#');
    const ids = idsOn(page);
    if (anchor === undefined || ids.length === 0) {
      const near = routes.filter((route) => route !== '/docs/');
      return `${didYouMean(page, near, writePath)}; ${moved}`;
    }
    const others = routes.filter((route) => idsOn(route).includes(anchor));
    if (others.length === 1 || others.length === 2) return `it's on ${others.join(' and ')}`;
    return didYouMean(anchor, ids, 'see the headings of that page');
  };
  const broken = text.split(/^(?=\s*- Broken (?:link|anchor) on source page path = )/m).slice(1);
  const links = broken.flatMap((report) => {
    const [, page = ''] = /path = (\S+):$/m.exec(report) ?? [];
    return [...report.matchAll(/-> linking to (\S+)(?: \(resolved as: ([^)]+)\))?/g)].map(
      ([, url = '', target = url]): Finding => {
        const own = fileOf(page);
        const file = [own, ...sources].find((each) => textOf(path.join(root, each)).includes(url)) ?? own;
        const reason = `link to ${url}: there is no such ${report.includes('Broken anchor') ? 'anchor' : 'page'}`;
        return { file, line: lineOf(file, url), kind: 'link', reason, fix: fixOf(target) };
      },
    );
  });
  const warnings = [...text.matchAll(/^\[WARNING\] (?!\S+ (?:found broken|static) )(.+(?:\n- .+)*)/gm)].map(
    ([, message = '']): Finding => {
      const [, url] = /^Markdown link with URL `([^`]+)`/.exec(message) ?? [];
      const [, page] = /create page at (\S+),/.exec(message) ?? [];
      const file = /"([^"]+\.\w+)"/.exec(message)?.[1] ?? (page ? fileOf(page) : 'docusaurus.config.ts');
      const line = Number(/\((\d+):\d+\)/.exec(message)?.[1] ?? 1);
      if (url) return { file, line, kind: 'link', reason: `link to ${url}: there is no such page`, fix: writePath };
      return { file, line, kind: 'page', reason: message };
    },
  );
  const [, sidebar = '', ids = ''] = /Invalid sidebar file at "(.+)"\.\s.*:\n((?:\s*- .+\n)+)/.exec(text) ?? [];
  const missing = [...ids.matchAll(/- (.+)/g)].map(([, id = '']): Finding => {
    const fix = `write the page's new path, or remove the line; ${moved}`;
    return { file: sidebar, line: lineOf(sidebar, `'${id}'`), kind: 'page', reason: `there is no page ${id}`, fix };
  });
  const faults = failures.flatMap((pattern) => [...text.matchAll(pattern)]);
  const stopped = faults.map(({ groups: { place = '', line = 1, reason = '' } = {} }): Finding => {
    const file = existsSync(path.resolve(root, place)) ? path.relative(root, path.resolve(root, place)) : fileOf(place);
    const [, own = line] = /^\S+\.mdx?:(\d+): |\((\d+):\d+\)/.exec(reason)?.filter(Boolean) ?? [];
    return { file, line: Number(own), kind: 'page', reason };
  });
  return sortFindings([...links, ...warnings, ...missing, ...stopped]);
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
