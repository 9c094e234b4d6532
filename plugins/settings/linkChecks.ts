import type { Config } from '@docusaurus/types';

/**
 * A broken link stops the build. A broken Markdown link, an anchor, or two pages with one address cause a warning,
 * which checks/build.ts counts as a finding. A Markdown link to a missing file causes a warning, and then stops the build.
 */
export const linkChecks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' } },
} as const satisfies Partial<Config>;
