import Link from '@docusaurus/Link';
import { integrations } from '@site/src/marketing/content/home';
import { Icon } from '@site/src/marketing/Icon';
import styles from './styles.module.css';

/** The integrations as cards with an edge connector. */
export function Integrations() {
  return (
    <section className={styles.root}>
      <div>
        <h2 className={styles.title}>{integrations.title}</h2>
        <p className={styles.lead}>{integrations.lead}</p>
      </div>
      <ul className={styles.list}>
        {integrations.items.map(({ icon, title, text, link }) => (
          <li className={styles.item} key={icon}>
            <Icon name={icon} />
            <div className={styles.body}>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <Link className={styles.link} to={link.to}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
