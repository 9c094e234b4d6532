import type { Config } from '@docusaurus/types';

/**
 * A broken link stops the build. A broken Markdown link or anchor is a warning. A Markdown link to a missing file first
 * causes a warning and then, as a broken link, stops the build.
 */
export const linkChecks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' } },
} as const satisfies Partial<Config>;
