import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineCriticalStyles } from './criticalStyles';
import { delayBanner } from './lateBanner';
import { readPages, writePages } from './pages';

/**
 * Changes the finished pages of a build, one step after the other: the framework runs the `postBuild` of all plugins
 * at the same time, so what has to see the final HTML is a step here.
 * @param steps.criticalStyles puts the styles that a page needs into the page
 * @param steps.lateScripts suits the pages to scripts that start late, see src/pageTemplate.ts
 */
export default function finishPages(
  { baseUrl }: LoadContext,
  steps: { criticalStyles: boolean; lateScripts: boolean },
): Plugin {
  return {
    name: 'finish-pages',
    async postBuild({ outDir }) {
      const pages = await readPages(outDir);
      if (steps.lateScripts) delayBanner(pages);
      if (steps.criticalStyles) await inlineCriticalStyles(pages, outDir, baseUrl);
      await writePages(outDir, pages);
    },
  };
}
