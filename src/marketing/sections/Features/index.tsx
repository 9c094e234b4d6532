import jobRow from '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!./jobRow.svg';
import { ButtonLink } from '@site/src/ui/Button';
import { Heading } from '@site/src/ui/Heading';
import { features } from '../../content/home';
import { Icon } from '../../Icon';
import section from '../../section.module.css';
import styles from './styles.module.css';

/** The six product parts, each at the point in a job where it first acts. */
export function Features() {
  return (
    <section className={section.wrap}>
      <div className={section.head}>
        <Heading as="h2" className={section.title} id="features">
          {features.title}
        </Heading>
        <div className={styles.lead}>
          <p className={section.lead}>{features.lead}</p>
          <ButtonLink to={features.link.to}>{features.link.label}</ButtonLink>
        </div>
      </div>
      <div className={styles.figure}>
        <img alt="" className={styles.row} height={150} loading="lazy" src={jobRow} width={1200} />
        <ol className={styles.list}>
          {features.items.map(({ icon, state, title, text }) => (
            <li className={styles.item} key={icon}>
              <span className="visually-hidden">from {state}</span>
              <h3 className={styles.name}>
                <Icon name={icon} />
                {title}
              </h3>
              <p className={section.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
