// A sidebar group, which opens and closes. In the theme's version, a closed group isn't in the page, so readers without
// scripts couldn't reach it, and a group without a page is a link without a URL until hydration. A page in a group is
// only an item and a link, because every document has all of them. On upgrade: check the class names and props of the
// original and of DocSidebarItem/Link.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import type { PropSidebarItemCategory, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem, useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import DocSidebarItem from '@theme/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem/Category';
import clsx from 'clsx';
import { type KeyboardEvent, useState } from 'react';

const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;

/** Groups that the reader has opened, and for each group that the reader has closed, the page on which they closed it. */
const choices = new Map<string, string>();
const opened = 'opened';

type PageLinkProps = { item: PropSidebarItemCategory | PropSidebarItemLink } & Pick<
  Props,
  'activePath' | 'onItemClick'
>;

function PageLink({ item, activePath, onItemClick }: PageLinkProps) {
  const isCurrent = isSamePath(item.href, activePath);
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx('menu__link', isCurrent && 'menu__link--active')}
      onClick={() => onItemClick?.(item)}
      to={item.href}
    >
      {item.label}
    </Link>
  );
}

/** A group. The group of the current page is open, unless the reader has closed it on this page. */
export default function Category({ item, level, activePath, onItemClick }: Props) {
  const { className, href, items, label } = item;
  const [choice, setChoice] = useState(choices.get(label));
  const isOpen = choice === opened || (isActiveSidebarItem(item, activePath) && choice !== activePath);
  const visible = useVisibleSidebarItems(items, activePath);
  const shared = { activePath, onItemClick };
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
          <PageLink {...{ item, ...shared }} />
          <button {...button} aria-label={`Pages of ${label}`} className="clean-btn menu__caret" />
        </>
      ) : (
        <button {...button} className="clean-btn menu__link menu__caret">
          {label}
        </button>
      )}
      <ul className="menu__list">
        {visible.map((each, index) =>
          each.type === 'link' && isInternalUrl(each.href) ? (
            <li className={clsx('menu__list-item', each.className)} key={each.label}>
              <PageLink {...{ item: each, ...shared }} />
            </li>
          ) : (
            <DocSidebarItem
              {...{ item: each, index, level: level + 1, ...shared }}
              key={'label' in each ? each.label : each.value}
            />
          ),
        )}
      </ul>
    </li>
  );
}
