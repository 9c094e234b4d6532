// An admonition with four elements fewer and none of the framework's classes for boxes, whose styles each page would
// carry. Colours by type stand in src/css/theme.css.
// On upgrade: check for other props of Admonition/Layout.
import type { Props } from '@theme/Admonition/Layout';

export default function AdmonitionLayout({ type, icon, title, children, id }: Props) {
  return (
    <div className={`theme-admonition theme-admonition-${type}`} id={id}>
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
