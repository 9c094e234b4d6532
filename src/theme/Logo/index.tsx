// The logo and the name as inline SVG, in the navbar, the side menu, and the footer. The configuration supports only an
// image file, which would need an extra request on each first visit. On upgrade: check the props that Navbar/Logo and
// the footer pass.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { BrandMark, Wordmark } from '@site/src/ui/BrandMark';
import type { Props } from '@theme/Logo';

export default function Logo({ imageClassName, titleClassName, ...props }: Props) {
  const { navbar } = useThemeConfig();
  return (
    <Link to="/" {...props}>
      <BrandMark />
      <Wordmark />
      <span className="visually-hidden">{navbar.title}</span>
    </Link>
  );
}
