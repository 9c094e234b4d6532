import { company } from '@site/src/lib/company';
import { ButtonLink, ButtonRow } from '@site/src/ui/Button';
import { hero } from '../../content/home';
import section from '../../section.module.css';
import { JobPlayer } from './JobPlayer';
import styles from './styles.module.css';

/** The first screen of the home page: the tagline, whose last two words stand out, and an example of the product. */
export function Hero() {
  const words = company.tagline.split(' ');
  return (
    <header className={styles.root}>
      <div className={styles.wrap}>
        <h1 className={styles.title}>
          {`${words.slice(0, -2).join(' ')} `}
          <span className={styles.accent}>{`${words.slice(-2).join(' ')}.`}</span>
        </h1>
        <div className={styles.intro}>
          <p className={section.lead}>{hero.lead}</p>
          <ButtonRow>
            <ButtonLink look="primary" to="/signup">
              Start a free trial
            </ButtonLink>
            <ButtonLink to="#runner">Run a test in your browser</ButtonLink>
          </ButtonRow>
        </div>
        <figure>
          <JobPlayer />
          <figcaption className={section.note}>{hero.caption}</figcaption>
        </figure>
      </div>
    </header>
  );
}
