// Tells assistive technology whether the box "On this page" of narrow screens is open.
// The theme's button shows it by an arrow only, and configuration has no part in it.
// On upgrade: check whether the theme's button has aria-expanded itself, and that it still passes its props on.

import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';

export default function ExpandedCollapseButton(props: Props) {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
