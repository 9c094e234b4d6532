import drawing from '@site/src/ui/Drawing/drawing.module.css';
import clsx from 'clsx';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import section from '../section.module.css';
import styles from './styles.module.css';

/** A dark section in the color of a board. Without a title, it continues the page's head. */
export function BoardBand({ title, lead, children }: { title?: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.root}>
      <div className={styles.wrap}>
        {title && <h2 className={section.title}>{title}</h2>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

type Svg = ComponentType<SVGProps<SVGSVGElement> & { title?: string }>;

/** A drawing on the board, with a wide and a tall version. */
export function BoardDrawing({ wide: Wide, tall: Tall, title }: { wide: Svg; tall: Svg; title: string }) {
  return (
    <div className={clsx(styles.board, drawing.pair)}>
      <Wide className={drawing.wide} role="img" title={title} />
      <Tall className={drawing.narrow} role="img" title={title} />
    </div>
  );
}
