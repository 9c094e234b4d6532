import Link from '@docusaurus/Link';
import { useBreadcrumbsStructuredData, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { StructuredData } from '@site/src/ui/StructuredData';
import IconHome from '@theme/Icon/Home';
import clsx from 'clsx';

type Crumbs = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

function Trail({ breadcrumbs }: { breadcrumbs: Crumbs }) {
  return (
    <>
      <StructuredData data={useBreadcrumbsStructuredData({ breadcrumbs })} />
      <nav aria-label="Breadcrumbs" className="theme-doc-breadcrumbs">
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link aria-label="Home page" className="breadcrumbs__link" to="/">
              <IconHome aria-hidden />
            </Link>
          </li>
          {breadcrumbs.map(({ href, label }, index) => {
            const isLast = index === breadcrumbs.length - 1;
            return (
              <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')} key={href ?? label}>
                {href && !isLast ? (
                  <Link className="breadcrumbs__link" to={href}>
                    <span>{label}</span>
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

/**
 * The way from the home page to a document. Unlike the theme's, it hides the icon from screen readers, which read its
 * link's label, and a title with `<` can't end the script element of the structured data.
 */
export function Breadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  return breadcrumbs && <Trail breadcrumbs={breadcrumbs} />;
}
