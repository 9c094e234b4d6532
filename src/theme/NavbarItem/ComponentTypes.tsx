// The swizzled navbar: the types of items that it has, with the one for Log In and Start Free Trial.
// Configuration alone cannot choose an address by host name. Types that no item has are left out of the scripts;
// an item of another type stops the build with "No NavbarItem component found".
// On upgrade: check that the original is still an object of components by type.
import { AppNavbarItem } from '@site/src/theme/NavbarItem/AppNavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

export default {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  search: SearchNavbarItem,
  'custom-appLink': AppNavbarItem,
};
