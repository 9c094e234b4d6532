import Link from '@docusaurus/Link';
import { features } from '@site/src/marketing/content/home';
import { Glyph } from '@site/src/marketing/Glyph';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The six parts of the product, each with its page in the documentation. */
export function Features() {
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <Heading as="h2" className={styles.title} id="features">
          {features.title}
        </Heading>
        <p className={styles.lead}>{features.lead}</p>
      </div>
      <ul className={styles.list}>
        {features.items.map(({ glyph, title, text, link }) => (
          <li className={styles.item} key={glyph}>
            <Glyph name={glyph} />
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <Link className={styles.link} to={link.to}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
