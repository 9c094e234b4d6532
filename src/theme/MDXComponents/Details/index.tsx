// The native details element. The theme's version adds animation and its script to every document.
// On upgrade: check for props that the element doesn't have.
import type { Props } from '@theme/MDXComponents/Details';

export default function Details(props: Props) {
  return <details {...props} />;
}
