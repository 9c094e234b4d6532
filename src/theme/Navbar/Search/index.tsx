// The place of the search button. The theme's has styles of its own for the search field that this site does not have.
// On upgrade: check that NavbarItem/SearchNavbarItem passes the same props.
import type { Props } from '@theme/Navbar/Search';

export default function NavbarSearch({ children, className }: Props) {
  return <div className={className}>{children}</div>;
}
