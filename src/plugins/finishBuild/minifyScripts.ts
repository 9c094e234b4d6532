import type { BuiltPage } from './pages';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * Minifies the scripts inside the pages, each text once, as all pages share theirs.
 * @param pages changed in place
 */
export async function minifyScripts(pages: readonly BuiltPage[]): Promise<void> {
  // Not at the top: the portable build is for platforms without this binary.
  const { minify } = await import('@swc/core');
  const minified = new Map<string, string>();
  for (const { html } of pages) {
    for (const [, text = ''] of html.matchAll(inlineScript)) {
      if (!minified.has(text)) minified.set(text, (await minify(text, { compress: true, mangle: true })).code);
    }
  }
  for (const page of pages) {
    page.html = page.html.replace(inlineScript, (_, text: string) => `<script>${minified.get(text)}</script>`);
  }
}
