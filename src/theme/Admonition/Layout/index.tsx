// An admonition with four elements fewer and none of the framework's classes for boxes, whose styles each page would
// carry. Colours by type stand in src/styles/theme.css.
// On upgrade: check for other props of Admonition/Layout.
import type { Props } from '@theme/Admonition/Layout';
import clsx from 'clsx';

/** Types with colours of their own. */
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
          {icon}
          {title}
        </div>
      )}
      {children}
    </div>
  );
}
