import type { Config } from '@docusaurus/types';

/**
 * A broken link stops the build, a broken Markdown link or anchor is a warning.
 * A Markdown link to a file that doesn't exist warns first, then stops the build as a broken link.
 */
export const linkChecks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' } },
} as const satisfies Partial<Config>;
