import '../phases/phases.module.css';
import clsx from 'clsx';
import type { ComponentProps, ComponentType } from 'react';
import { CodeText } from '../CodeText';
import drawing from '../Drawing/drawing.module.css';
import styles from './styles.module.css';

/** A diagram's text version: accessible name, caption, and sentences, each with the name of its subject. */
export type DiagramText = { title: string; caption: string; rows: readonly { name: string; text: string }[] };

type Svg = ComponentType<ComponentProps<'svg'> & { title?: string }>;

/**
 * Returns a diagram with its caption and text version. Shows `Wide` (672 px) if there's enough room, otherwise `Narrow`
 * (288 px). At these widths, 1 px in a drawing is 1 px on the page.
 */
export function diagram({ title, caption, rows }: DiagramText, Narrow: Svg, Wide: Svg) {
  return function Diagram() {
    return (
      <figure className={styles.root}>
        <div className={styles.frame}>
          <Narrow className={clsx(drawing.paper, styles.narrow)} role="img" title={title} />
          <Wide className={clsx(drawing.paper, styles.wide)} role="img" title={title} />
        </div>
        <figcaption className={styles.caption}>
          <CodeText text={caption} />
        </figcaption>
        <details className={styles.text}>
          <summary>Text of the diagram</summary>
          <ul>
            {rows.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong>: <CodeText text={text} />
              </li>
            ))}
          </ul>
        </details>
      </figure>
    );
  };
}
