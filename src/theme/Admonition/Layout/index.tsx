// An admonition with four fewer elements and without Infima's alert classes, whose rules would be in every page's
// critical CSS. A danger has the triangle of a warning, because the theme's flame says fire. The colors are in src/styles/theme.css. On upgrade: check the props of Admonition/Layout.
import Translate from '@docusaurus/Translate';
import IconDanger from '@theme/Admonition/Icon/Danger';
import IconWarning from '@theme/Admonition/Icon/Warning';
import type { Props } from '@theme/Admonition/Layout';
import clsx from 'clsx';
import { cloneElement, isValidElement, type ReactElement, type SVGProps } from 'react';

export default function AdmonitionLayout({ type, icon, title, children, className, id }: Props) {
  const isDefault = title === type || (title as ReactElement | undefined)?.type === Translate;
  const own = className?.replace(/^alert alert--\w+/, '').trim();
  const shown = isValidElement(icon) && icon.type === IconDanger ? <IconWarning /> : icon;
  return (
    <div className={clsx('theme-admonition', `theme-admonition-${type}`, own)} id={id}>
      {(title || shown) && (
        <div className="admonition-title">
          {isValidElement<SVGProps<SVGSVGElement>>(shown) ? cloneElement(shown, { 'aria-hidden': true }) : shown}
          {isDefault ? type.charAt(0).toUpperCase() + type.slice(1) : title}
        </div>
      )}
      {children}
    </div>
  );
}
