// An admonition with four fewer elements and without Infima's alert classes, whose rules would be in every page's
// critical CSS. The colours are in src/styles/theme.css. On upgrade: check whether Admonition/Layout gets other props.
import type { Props } from '@theme/Admonition/Layout';
import clsx from 'clsx';
import { cloneElement, isValidElement, type SVGProps } from 'react';

/** Classes by type. All other types have the default colours. */
const classOfType: Record<string, string> = {
  tip: 'theme-admonition-tip',
  info: 'theme-admonition-info',
  warning: 'theme-admonition-warning',
  caution: 'theme-admonition-caution',
  danger: 'theme-admonition-danger',
};

export default function AdmonitionLayout({ type, icon, title, children, id }: Props) {
  return (
    <div className={clsx('theme-admonition', classOfType[type])} id={id}>
      {(title || icon) && (
        <div className="admonition-title">
          {isValidElement<SVGProps<SVGSVGElement>>(icon) ? cloneElement(icon, { 'aria-hidden': true }) : icon}
          {title}
        </div>
      )}
      {children}
    </div>
  );
}
