// Renders only the lines of the sidebar that a navigation changes: with `memo`, a line that isn't current gets the same props
// for every page.
// On upgrade: check that the address matters to an item only by `isActiveSidebarItem`.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem';
import OriginalItem from '@theme-original/DocSidebarItem';
import { memo } from 'react';

const Item = memo<Props>(OriginalItem);

export default function DocSidebarItem({ activePath, ...props }: Props) {
  return <Item {...props} activePath={isActiveSidebarItem(props.item, activePath) ? activePath : ''} />;
}
