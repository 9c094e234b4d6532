// The browser's own details element. The theme's animates, and its script would be on every page of documentation.
// On upgrade: check for other props than those of the element.
import type { Props } from '@theme/MDXComponents/Details';

export default function Details(props: Props) {
  return <details {...props} />;
}
