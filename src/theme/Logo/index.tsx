// The brand as inline SVG beside the name, in the navbar and the side menu.
// Configuration takes an image file only, which would cost each first visit a request.
// The name has no class that would cut it off, as the theme's title has: it is short, and the brand never shrinks.
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
