import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DefaultNavbarItem, { type Props } from '@theme/NavbarItem/DefaultNavbarItem';

/** Navbar item that is marked in two places: on the home page, to whose section it leads, and on the page of all features. */
export function FeaturesNavbarItem(props: Props) {
  const isPage = useLocation().pathname.replace(/\/$/, '') === useBaseUrl('/features');
  return <DefaultNavbarItem {...props} aria-current={isPage ? 'page' : 'location'} />;
}
