// The button of the box "On this page" on narrow screens. Tells assistive technology whether the box is open, and draws
// its arrow with two borders: the theme's arrow is an image that each page would carry in its styles.
// On upgrade: check for other props than `collapsed` and those of a button.

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
