// A sidebar group, which opens and closes. In the theme's version, a closed group isn't in the page, so readers without
// scripts couldn't reach it, and a group without a page is a link without a URL until hydration. On upgrade: check the
// class names and props of the original.
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type KeyboardEvent, useState } from 'react';

const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;

/** Groups that the reader has opened, and for each group that the reader has closed, the page on which they closed it. */
const choices = new Map<string, string>();
const opened = 'opened';

/** A group. The group of the current page is open, unless the reader has closed it on this page. */
export default function Category({ item, level, activePath, onItemClick }: Props) {
  const { className, href, items, label } = item;
  const [choice, setChoice] = useState(choices.get(label));
  const isOpen = choice === opened || (isActiveSidebarItem(item, activePath) && choice !== activePath);
  const isCurrent = isSamePath(href, activePath);
  const toggle = () => {
    const next = isOpen ? activePath : opened;
    choices.set(label, next);
    setChoice(next);
  };
  const button = {
    'aria-expanded': isOpen,
    onClick: toggle,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) toggle();
    },
    type: 'button',
  } as const;
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !href && 'menu__group',
        className,
      )}
    >
      {href ? (
        <>
          <Link
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx('menu__link', isCurrent && 'menu__link--active')}
            onClick={() => onItemClick?.(item)}
            to={href}
          >
            {label}
          </Link>
          <button {...button} aria-label={`Pages of ${label}`} className="clean-btn menu__caret" />
        </>
      ) : (
        <button {...button} className="clean-btn menu__link menu__caret">
          {label}
        </button>
      )}
      <ul className="menu__list">
        <DocSidebarItems activePath={activePath} items={items} level={level + 1} onItemClick={onItemClick} />
      </ul>
    </li>
  );
}
