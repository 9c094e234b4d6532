import { type Finding, sortFindings } from '../examples/report';
import { checkComponentImages, checkOrphans, checkPageForm, checkPlaceholders } from './pageForm';
import { checkProse } from './prose';
import type { SourceFile } from './texts';

/**
 * Runs every check of the writing on a project.
 * @param root root of the project
 * @param files its texts
 * @returns findings in the order of files and lines
 */
export function checkWriting(root: string, files: SourceFile[]): Finding[] {
  const pages = files.filter(({ file }) => /^docs\/(?!.*\/_).*\.mdx?$/.test(file));
  const site = files.filter(({ file }) => /^(src|contracts)\//.test(file));
  return sortFindings([
    ...files.flatMap(({ problems }) => problems),
    ...files.flatMap(({ texts }) => checkProse(texts)),
    ...pages.filter(({ problems }) => problems.length === 0).flatMap(({ file, source }) => checkPageForm(file, source)),
    ...[...pages, ...site].flatMap(({ texts }) => checkPlaceholders(texts)),
    ...site.flatMap(({ file, source }) => checkComponentImages(file, source)),
    ...checkOrphans(
      root,
      pages,
      site.map(({ source }) => source),
    ),
  ]);
}
