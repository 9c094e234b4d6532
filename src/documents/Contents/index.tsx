import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

const programs = /^<code>(?:benchloom|agentctl|benchloom-toolbelt|benchloom-server) (?=\w)/;

/** The links of a contents list. The theme marks the active one. */
export function ContentsItems(props: Omit<Props, 'className'>) {
  return (
    <TOCItems
      {...props}
      linkActiveClassName="table-of-contents__link--active"
      linkClassName="table-of-contents__link toc-highlight"
    />
  );
}

/** The contents list next to a text, as a landmark. Commands have no program name, which is already on the page. */
export function Contents({ className, toc, ...props }: Props) {
  const items = toc.map((item) => ({ ...item, value: item.value.replace(programs, '<code>') }));
  return (
    <nav aria-label="On this page" className={clsx(styles.root, 'thin-scrollbar', className)}>
      <ContentsItems {...props} toc={items} />
    </nav>
  );
}
