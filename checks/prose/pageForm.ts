import { statSync } from 'node:fs';
import path from 'node:path';
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { type Page, projectFiles } from '../readPages';
import { didYouMean, type Finding } from '../report';

type PageFault = Omit<Finding, 'file'>;

const guide = ['Before you start', 'Check the result', 'Troubleshooting', 'Next steps'];

/** The h2 headings that pages of each `page_type` need. */
const requiredHeadings: Record<string, string[]> = {
  tutorial: [],
  'how-to': guide,
  reference: [],
  explanation: ['Next steps'],
  troubleshoot: [],
  integration: ['Before you start', 'Permissions', 'Set up', ...guide.slice(1)],
  operate: guide,
  'release-notes': [],
  home: [],
};
const types = Object.keys(requiredHeadings);

/** Keys of the framework that this site doesn't use, and why. */
const unusedKeys: Record<string, string> = {
  image: "remove it: the build generates each page's card",
  sidebar_position: 'remove it: sidebars.ts has the order',
  tags: "remove it: pages don't show tags; put search words in src/search/searchWords.json",
};

const frameworkKeys = Object.keys(DocFrontMatterSchema.describe().keys).filter((key) => !(key in unusedKeys));
const knownKeys = ['page_type', 'keys', 'commands', 'wide', 'mdx', 'title_meta', ...frameworkKeys];

/** Lengths that search results don't cut off. */
const lengths = {
  title: [1, 60, 'write up to 60 characters'],
  description: [110, 160, 'write 110 to 160 characters'],
} as const;

/** Returns what's wrong with the front matter. The framework checks the values of its own keys. */
function frontMatterFaults({ frontMatter, source, unreadable }: Page): PageFault[] {
  const [head = ''] = /^---\n.*?\n---\n/s.exec(source) ?? [];
  const fault = (key: string, reason: string, fix?: string): PageFault => {
    const line = Math.max(1, head.split('\n').findIndex((row) => row.startsWith(`${key}:`)) + 1);
    return { line, kind: 'front matter', reason, fix };
  };
  if (unreadable?.mark) {
    const fix = 'put a value with a colon in double quotes, or close the bracket or quote';
    return [{ ...fault('', `not valid YAML: ${unreadable.reason}`, fix), line: unreadable.mark.line + 1 }];
  }
  if (!head) return [fault('', 'there is no front matter', 'start the file with ---, without a line above it')];
  const { page_type: type, slug } = frontMatter;
  const faults = Object.keys(frontMatter).flatMap((key) =>
    knownKeys.includes(key)
      ? []
      : [fault(key, `"${key}" isn't a known key`, unusedKeys[key] ?? didYouMean(key, knownKeys, 'remove it'))],
  );
  for (const [key, [least, most, fix]] of Object.entries(lengths)) {
    const text = String(frontMatter[key] ?? '');
    if (!text) faults.push(fault(key, `"${key}" is required`, 'add it'));
    else if (text.length < least) faults.push(fault(key, `"${key}" is too short`, fix));
    else if (text.length > most) faults.push(fault(key, `"${key}" is too long`, fix));
    // Search results, tabs, and cards would show the marks.
    if (/`|\*\*|\]\(/.test(text))
      faults.push(fault(key, `"${key}" contains Markdown, which appears as text`, 'remove the marks'));
  }
  if (!types.includes(String(type))) {
    const fix = didYouMean(String(type), types, `use one of ${types.join(', ')}`);
    faults.push(fault('page_type', `"page_type" ${type ? "isn't a known value" : 'is required'}`, fix));
  }
  if (typeof slug === 'string' && /^\/docs(?:\/|$)/.test(slug))
    faults.push(fault('slug', '"slug" is relative to /docs', `write ${slug.slice(5) || '/'}`));
  return unreadable ? [...faults, fault('', unreadable.message)] : faults;
}

/** Finds boxes that aren't closed, which would hold the rest of the page, and ends without a box. */
function boxFaults({ source }: Page): PageFault[] {
  const open: { line: number; mark: string; name: string }[] = [];
  const faults: PageFault[] = [];
  const report = (line: number, reason: string, fix: string) => faults.push({ line, kind: 'form', reason, fix });
  const text = source.replace(/^ *(```+).*?^ *\1 *$/gms, (code) => code.replace(/./g, ''));
  for (const [index, row] of text.split('\n').entries()) {
    const [, mark = '', space, name] = /^\s*(:::+)(\s*)(\w+)?/.exec(row) ?? [];
    if (name && space) report(index + 1, `"${mark}${space}${name}" doesn't start a box`, 'remove the space');
    if (name) open.push({ line: index + 1, mark, name });
    else if (mark && open.length === 0) report(index + 1, `"${mark}" doesn't close anything`, 'remove it');
    else if (mark.length >= (open.at(-1)?.mark.length ?? 0)) open.pop();
  }
  for (const { line, mark, name } of open)
    report(line, `"${mark}${name}" isn't closed`, `write ${mark} below its text`);
  return faults;
}

/** Returns the headings that pages of this type need and this one lacks. */
function headingFaults({ frontMatter: { page_type: type }, prose }: Page): PageFault[] {
  const found = prose.filter(({ depth }) => depth === 2).map(({ text }) => text.trim());
  const missing = (requiredHeadings[String(type)] ?? []).filter((heading) => !found.includes(heading));
  const fix = `pages of type ${type} need it`;
  return missing.map((heading) => ({ line: 1, kind: 'form', reason: `no heading "${heading}"`, fix }));
}

/** Checks the front matter, headings, and boxes of a document. */
export function checkPageForm(page: Page): Finding[] {
  const faults = [...frontMatterFaults(page), ...boxFaults(page), ...headingFaults(page)];
  return faults.map((fault) => ({ file: page.file, ...fault }));
}

/** Finds pictures that make a page slow to load. */
export function checkPictures(root: string): Finding[] {
  return projectFiles(root, '*.gif', '*.jpeg', '*.jpg', '*.png', '*.webp').flatMap((file): Finding[] => {
    const { size } = statSync(path.join(root, file));
    const reason = `the picture is ${(size / 1e6).toFixed(1)} MB`;
    const fix = 'get it under 0.5 MB: scale it down, or save it as WebP';
    return size > 5e5 ? [{ file, line: 1, kind: 'form', reason, fix }] : [];
  });
}
