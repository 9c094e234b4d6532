// Renders a sidebar group as text if it's neither collapsible nor linked to a page. The theme renders a link without a
// URL, which search engines can't follow and which lowers Lighthouse's SEO score. On upgrade: compare the classes with
// those of the original.
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import clsx from 'clsx';

const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;

/** A sidebar group. */
export default function Category(props: Props) {
  const { item, level, activePath, onItemClick } = props;
  if (item.collapsible || item.href) return <DocSidebarItemCategory {...props} />;
  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), 'menu__list-item', item.className)}>
      <div className="menu__list-item-collapsible">
        <span className="menu__link">{item.label}</span>
      </div>
      <ul className="menu__list">
        <DocSidebarItems items={item.items} level={level + 1} activePath={activePath} onItemClick={onItemClick} />
      </ul>
    </li>
  );
}
