import { type Finding, sortFindings } from '../examples/report';
import { checkComponentImages, checkDuplicates, checkOrphans, checkPageForm, checkPlaceholders } from './pageForm';
import { checkProse } from './prose';
import type { SourceFile } from './texts';

/**
 * Runs every check of the writing on a project.
 * @param root root of the project
 * @param files its texts
 * @returns findings in the order of files and lines
 */
export async function checkWriting(root: string, files: SourceFile[]): Promise<Finding[]> {
  const pages = files.filter(({ file }) => /^docs\/(?!.*\/_).*\.mdx?$/.test(file));
  const site = files.filter(({ file }) => /^(src|contracts)\//.test(file));
  const wellFormed = pages.filter(({ problems }) => problems.length === 0);
  const forms = await Promise.all(wellFormed.map(({ file, source }) => checkPageForm(root, file, source)));
  return sortFindings([
    ...files.flatMap(({ problems }) => problems),
    ...files.flatMap(({ texts }) => checkProse(texts)),
    ...forms.flat(),
    ...(await checkDuplicates(wellFormed)),
    ...[...pages, ...site].flatMap(({ texts }) => checkPlaceholders(texts)),
    ...site.flatMap(({ file, source }) => checkComponentImages(root, file, source)),
    ...checkOrphans(
      root,
      pages,
      site.map(({ source }) => source),
    ),
  ]);
}
