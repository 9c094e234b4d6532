// A category as a heading with its pages below. The theme's can be folded, which no category of this site can:
// its script and its classes would be on every page.
// On upgrade: check for other props of DocSidebarItem, and that DocSidebarItems still takes these.
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

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
