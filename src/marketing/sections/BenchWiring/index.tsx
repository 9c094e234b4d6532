import Link from '@docusaurus/Link';
import BoardText from '@site/src/documents/diagrams/BoardWiring/text.mdx';
import { CodeText } from '@site/src/ui/CodeText';
import { BoardBand, BoardDrawing } from '../../BoardBand';
import { bench, services } from '../../content/consulting';
import { SectionLink } from '../../SectionLink';
import section from '../../section.module.css';
import styles from './styles.module.css';
import Tall from './tall.svg';
import Wide from './wide.svg';

/** A bench with all its wires, and what a team gets to keep, with links to the parts of the bench. */
export function BenchWiring() {
  return (
    <BoardBand>
      <div className={styles.body}>
        <div className={styles.drawing}>
          <figure>
            <BoardDrawing tall={Tall} title={bench.diagramTitle} wide={Wide} />
            <figcaption>
              <CodeText text={bench.caption} /> <Link to={bench.link.to}>{bench.link.label}</Link>
            </figcaption>
          </figure>
          <details>
            <summary>Text of the diagram</summary>
            <p>{bench.server}</p>
            <BoardText />
          </details>
        </div>
        <ol className={styles.columns}>
          {services.map(({ title, text: about, results, link }, index) => (
            <li key={title}>
              <h2 className={section.name}>{`${'ABC'[index]}. ${title}`}</h2>
              <p>{about}</p>
              <p className={styles.keep}>{bench.keep}</p>
              <ul className={section.list}>
                {results.map((result) => (
                  <li key={result}>
                    <CodeText text={result} />
                  </li>
                ))}
              </ul>
              <SectionLink {...link} />
            </li>
          ))}
        </ol>
      </div>
    </BoardBand>
  );
}
