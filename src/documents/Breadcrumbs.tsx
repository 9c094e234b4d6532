import Link from '@docusaurus/Link';
import { useBreadcrumbsStructuredData, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { StructuredData } from '@site/src/ui/StructuredData';
import clsx from 'clsx';

/**
 * The way from the home page to a document. Unlike the theme's, it has a word instead of an icon, and a title with `<`
 * can't end the script element of the structured data.
 */
export function Breadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  const data = useBreadcrumbsStructuredData({ breadcrumbs: breadcrumbs ?? [] });
  if (!breadcrumbs) return null;
  const last = breadcrumbs.at(-1);
  return (
    <>
      <StructuredData data={data} />
      <nav aria-label="Breadcrumbs" className="theme-doc-breadcrumbs">
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to="/">
              Home
            </Link>
          </li>
          {breadcrumbs.map((item) => (
            <li
              className={clsx('breadcrumbs__item', item === last && 'breadcrumbs__item--active')}
              key={`${item.type} ${item.label}`}
            >
              {item !== last && item.href ? (
                <Link className="breadcrumbs__link" to={item.href}>
                  {item.label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{item.label}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
