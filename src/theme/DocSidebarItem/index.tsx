// Renders only the sidebar items that a navigation changes. An inactive item has the same props on every page, so
// `memo` skips it. On upgrade: check that the URL affects an item only through `isActiveSidebarItem`.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem';
import OriginalItem from '@theme-original/DocSidebarItem';
import { memo } from 'react';

const Item = memo<Props>(OriginalItem);

export default function DocSidebarItem({ activePath, ...props }: Props) {
  return <Item {...props} activePath={isActiveSidebarItem(props.item, activePath) ? activePath : ''} />;
}
