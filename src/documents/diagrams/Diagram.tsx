import type { ComponentProps, ComponentType } from 'react';
import { CodeText } from '../../ui/CodeText';
import drawing from '../../ui/Drawing/drawing.module.css';
import styles from './styles.module.css';

type Svg = ComponentType<ComponentProps<'svg'> & { title?: string }>;

/**
 * Returns a diagram with its accessible name, its caption, and its text version, a list in which each item starts with
 * the name of its subject. Shows `Wide` (672 px) if there's enough room, otherwise `Narrow` (288 px). At these widths,
 * 1 px in a drawing is 1 px on the page.
 */
export function diagram(Narrow: Svg, Wide: Svg, Text: ComponentType, words: { title: string; caption: string }) {
  const { title, caption } = words;
  return function Diagram() {
    return (
      <div className={styles.root}>
        <figure className={drawing.pair}>
          <div className={styles.frame}>
            <Narrow className={drawing.narrow} role="img" title={title} />
            <Wide className={drawing.wide} role="img" title={title} />
          </div>
          <figcaption>
            <CodeText text={caption} />
          </figcaption>
        </figure>
        <details>
          <summary>Text of the diagram</summary>
          <Text />
        </details>
      </div>
    );
  };
}
