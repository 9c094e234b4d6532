// The contents list beside a document as a named landmark. The theme's version is a plain box.
// On upgrade: compare with the theme's TOC.
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props) {
  return (
    <nav aria-label="On this page" className={clsx(styles.root, 'thin-scrollbar', className)}>
      <TOCItems
        {...props}
        linkActiveClassName="table-of-contents__link--active"
        linkClassName="table-of-contents__link toc-highlight"
      />
    </nav>
  );
}
