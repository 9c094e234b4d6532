// The contents list next to a document, as a landmark with a name. The theme's version is a plain box. The list shows
// commands without the program's name, which is already on the page. On upgrade: compare with the theme's TOC.
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

const programs = /^<code>(?:benchloom|agentctl|benchloom-toolbelt|benchloom-server) (?=\w)/;

export default function TOC({ className, toc, ...props }: Props) {
  const items = toc.map((item) => ({ ...item, value: item.value.replace(programs, '<code>') }));
  return (
    <nav aria-label="On this page" className={clsx(styles.root, 'thin-scrollbar', className)}>
      <TOCItems
        {...props}
        toc={items}
        linkActiveClassName="table-of-contents__link--active"
        linkClassName="table-of-contents__link toc-highlight"
      />
    </nav>
  );
}
