// The logo as inline SVG and the name as text, in the navbar and the side menu. The configuration supports only an image
// file, which would need an extra request on each first visit. On upgrade: check the props that Navbar/Logo passes.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { BrandMark } from '@site/src/ui/BrandMark';
import type { Props } from '@theme/Logo';

export default function Logo({ imageClassName, titleClassName, ...props }: Props) {
  return (
    <Link to="/" {...props}>
      <BrandMark />
      {useThemeConfig().navbar.title}
    </Link>
  );
}
