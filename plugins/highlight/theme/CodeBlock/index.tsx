import { StaticHtml } from '@site/src/components/StaticHtml';
import { escapeHtml } from '@site/src/lib/escapeHtml';
import type { Props } from '@theme/CodeBlock';
import clsx from 'clsx';
import { Children } from 'react';

/**
 * Renders code from a component as a block without highlighting. Fences in Markdown never reach this component, because
 * they're highlighted at build time (../../rehypeHighlight.ts).
 */
export default function CodeBlock({ children, className, language = 'text' }: Props) {
  const text = Children.toArray(children).filter((child) => typeof child === 'string');
  const html = `<pre class="language-${language}"><code>${escapeHtml(text.join(''))}</code></pre>`;
  return <StaticHtml as="div" className={clsx('theme-code-block', className)} html={html} />;
}
