import '../phases/phases.module.css';
import { CodeText } from '@site/src/components/CodeText';
import drawing from '@site/src/components/Drawing/drawing.module.css';
import clsx from 'clsx';
import type { ComponentProps, ComponentType } from 'react';
import styles from './styles.module.css';

/** A sentence of the text version, with its subject's name. */
type TextRow = {
  name: string;
  text: string;
};

/** The text version of a diagram: accessible name, caption, and content. */
export type DiagramText = {
  title: string;
  caption: string;
  rows: readonly TextRow[];
};

type Svg = ComponentType<ComponentProps<'svg'> & { title?: string }>;

/**
 * A diagram with its caption and its text version. Shows `Wide` (672 px) if there's room for it, otherwise `Narrow`
 * (288 px). At these widths, 1 px in a drawing is 1 px on the page.
 */
export function Diagram({ title, caption, rows, Narrow, Wide }: DiagramText & { Narrow: Svg; Wide: Svg }) {
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
        <summary className={styles.summary}>Text of the diagram</summary>
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
}
