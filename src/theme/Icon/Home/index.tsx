// The home icon in the breadcrumbs, hidden from screen readers, which read the label of its link. On upgrade: check that
// DocBreadcrumbs/Items/Home still renders Icon/Home in a link with a label.
import type { Props } from '@theme/Icon/Home';
import IconHome from '@theme-original/Icon/Home';

export default function HomeIcon(props: Props) {
  return <IconHome aria-hidden="true" {...props} />;
}
