// Puts the sidebar into the side menu, as the theme does, but passes only one prop. If there are several props, the
// theme sorts their names by locale, and loading the browser's collation rules blocks a phone for 100 ms. On upgrade:
// compare the menu with the original.

import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';

type Contents = Pick<Props, 'sidebar' | 'path'>;

function Menu({ contents: { sidebar, path } }: { contents: Contents }) {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems items={sidebar} activePath={path} onItemClick={toggle} level={1} />
    </ul>
  );
}

/** The documentation sidebar on phones. */
export default function DocSidebarMobile({ sidebar, path }: Props) {
  return <NavbarSecondaryMenuFiller component={Menu} props={{ contents: { sidebar, path } }} />;
}
