// A heading without a link inside, because screen readers would read the link as part of the heading's name. In
// documents, the link is next to the heading. See ../MDXComponents/Heading. On upgrade: check the props, and that the
// contents list finds headings by the class `anchor`.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';

export default function Heading({ as: As, id, className, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} className={className} />;
  collectAnchor(id);
  return <As {...props} className={clsx('anchor', className)} id={id} />;
}
