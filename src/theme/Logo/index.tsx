// The logo as inline SVG and the name, in the navbar, the side menu, and the footer.
// The configuration supports only an image file, which would cost each first visit a request.
// The name is short, so it doesn't have the theme's class that truncates a title.
// On upgrade: check the props that Navbar/Logo and the footer pass.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { BrandMark } from '@site/src/components/BrandMark';
import type { Props } from '@theme/Logo';

export default function Logo({ imageClassName, titleClassName, ...props }: Props) {
  const { navbar } = useThemeConfig();
  return (
    <Link to="/" {...props}>
      <BrandMark />
      <b className={titleClassName && 'navbar__title'}>{navbar.title}</b>
    </Link>
  );
}
