import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DefaultNavbarItem, { type Props } from '@theme/NavbarItem/DefaultNavbarItem';

/** Navbar item that is current on two pages: the home page, which has the section it links to, and the Features page. */
export function FeaturesNavbarItem(props: Props) {
  const isPage = useLocation().pathname.replace(/\/$/, '') === useBaseUrl('/features');
  return <DefaultNavbarItem {...props} aria-current={isPage ? 'page' : 'location'} />;
}
