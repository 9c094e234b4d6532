import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

/**
 * A category of the sidebar as a heading with its pages below. Stands in for the theme's while no category can be folded,
 * see src/plugins/leanScripts.
 */
export default function SidebarCategory({ item, activePath, level, onItemClick }: Props) {
  return (
    <li className="theme-doc-sidebar-item-category menu__list-item">
      <div className="menu__list-item-collapsible">
        <span className="menu__link">{item.label}</span>
      </div>
      <ul className="menu__list">
        <DocSidebarItems activePath={activePath} items={item.items} level={level + 1} onItemClick={onItemClick} />
      </ul>
    </li>
  );
}
