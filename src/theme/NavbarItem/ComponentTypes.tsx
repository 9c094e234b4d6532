// The swizzled navbar: its item types, with `custom-appLink` for Log In and Start Free Trial, whose URL depends on the host
// name; the configuration can't express that. Without the other types, the bundle is smaller; an item with one of them
// stops the build with "No NavbarItem component found".
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
