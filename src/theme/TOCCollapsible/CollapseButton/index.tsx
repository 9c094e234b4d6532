// The "On this page" button on narrow screens, with `aria-expanded` and an arrow made of two borders: the theme's arrow is
// an image in the CSS of each page.
// On upgrade: check for props other than `collapsed` and those of a button.

import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function CollapseButton({ collapsed, className, ...props }: Props) {
  return (
    <button aria-expanded={!collapsed} type="button" {...props} className={clsx('clean-btn', styles.root, className)}>
      On this page
    </button>
  );
}
