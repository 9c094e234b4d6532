// The container of the search button, without the theme's styles for a search field.
// On upgrade: check that NavbarItem/SearchNavbarItem passes the same props.
import type { Props } from '@theme/Navbar/Search';

export default function NavbarSearch({ children, className }: Props) {
  return <div className={className}>{children}</div>;
}
