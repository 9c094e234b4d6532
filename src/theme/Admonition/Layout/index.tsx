// An admonition with six fewer elements and without Infima's alert classes, whose rules would be in every page's critical
// CSS. It has no icon, because its title and color say what it is. The colors are in src/styles/theme.css. On upgrade:
// check the props of Admonition/Layout.
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type { ReactElement } from 'react';

export default function AdmonitionLayout({ type, title, children, className, id }: Props) {
  const isDefault = title === type || (title as ReactElement | undefined)?.type === Translate;
  const own = className?.replace(/^alert alert--\w+/, '').trim();
  return (
    <div className={clsx('theme-admonition', `theme-admonition-${type}`, own)} id={id}>
      {title && (
        <div className="admonition-title">{isDefault ? type.charAt(0).toUpperCase() + type.slice(1) : title}</div>
      )}
      {children}
    </div>
  );
}
