// The swizzled navbar: adds the item type of Log In and Start Free Trial, keeps all others.
// Configuration alone cannot choose an address by host name.
// On upgrade: check that the original is still an object of components by type.
import { AppNavbarItem } from '@site/src/components/AppNavbarItem';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-appLink': AppNavbarItem,
};
