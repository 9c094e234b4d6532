// A heading without a link inside, which screen readers would read as part of its name. A document's headings have
// their link next to them. See ../MDXComponents/Heading. On upgrade: check the props, and that the contents list finds
// its headings by the class `anchor`.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';

export default function Heading({ as: As, id, className, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} className={className} />;
  collectAnchor(id);
  return <As {...props} className={clsx('anchor', className)} id={id} />;
}
