// The navbar's item types, plus `custom-appLink` for Log In and Start Free Trial. Their URL depends on the hostname,
// which the configuration can't express. `search` is the site's own search, because the theme has none. Unused types are
// omitted, which makes the bundle smaller. An item of an omitted type stops the build with "No NavbarItem component
// found". On upgrade: check that the original is still an object of components by type, and `shown` and `toggle` in the
// side menu's hook (src/search/SearchItem.tsx).

import { SearchItem } from '@site/src/search/SearchItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import { AppNavbarItem } from './AppNavbarItem';

export default {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  search: SearchItem,
  'custom-appLink': AppNavbarItem,
};
