// Replaces the theme's version, which doesn't escape "<". A title that contains "</script>" would end the element.
// On upgrade: compare with the original.
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import { StructuredData } from '@site/src/ui/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props) {
  return <StructuredData data={useBreadcrumbsStructuredData({ breadcrumbs })} />;
}
