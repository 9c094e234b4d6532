import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';

/**
 * A heading to which links can lead. The contents list finds it by its class. It has no link inside, as the theme's
 * has, because screen readers would read the link as part of the heading's name.
 */
export function Heading({ as: As, id, className, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  if (!id) return <As {...props} className={className} />;
  collectAnchor(id);
  return <As {...props} className={clsx('anchor', className)} id={id} />;
}
