import { ButtonLink, ButtonRow } from '@site/src/ui/Button';
import { hero } from '../../content/home';
import section from '../../section.module.css';
import { JobPlayer } from './JobPlayer';
import styles from './styles.module.css';

/** The first screen of the home page: the claim, and an example of the product in use. */
export function Hero() {
  return (
    <header className={styles.root}>
      <div className={styles.wrap}>
        <h1 className={styles.title}>
          Every build, tested on <span className={styles.accent}>real boards.</span>
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
        <figure className={styles.figure}>
          <JobPlayer />
          <figcaption className={section.note}>{hero.caption}</figcaption>
        </figure>
      </div>
    </header>
  );
}
