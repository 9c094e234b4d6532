// Puts the sidebar into the side menu, as the theme does, but in one prop: the theme sorts the names of several by locale,
// for which the browser loads its collation rules. That blocks a phone for 100 ms.
// On upgrade: compare the menu with the original's.

import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { useMemo } from 'react';

type Contents = Pick<Props, 'sidebar' | 'path'>;

function Menu({ contents: { sidebar, path } }: { contents: Contents }) {
  const { toggle } = useNavbarMobileSidebar();
  // A group leads to no page unless it has an address.
  const closeOn = (item: PropSidebarItem) => {
    if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
  };
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems items={sidebar} activePath={path} onItemClick={closeOn} level={1} />
    </ul>
  );
}

/** The documentation sidebar of phones. */
export default function DocSidebarMobile({ sidebar, path }: Props) {
  const contents = useMemo(() => ({ sidebar, path }), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={Menu} props={{ contents }} />;
}
