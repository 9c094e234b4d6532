import type { Config } from '@docusaurus/types';

/**
 * What a dead link does to the build: a broken link stops it, a broken Markdown link or anchor is a warning.
 * A Markdown link to a file that is not there warns first and then stops the build as a broken link.
 */
export const linkChecks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' } },
} as const satisfies Partial<Config>;
