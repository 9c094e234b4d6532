import { AppButtonLink, ButtonLink, ButtonRow } from '@site/src/components/Button';
import { Capture } from '@site/src/marketing/Capture';
import { exampleGroup, exampleRows, exampleSession, hero } from '@site/src/marketing/content/home';
import { Terminal } from '@site/src/marketing/Terminal';
import styles from './styles.module.css';

/** First screen of the home page: the claim, and one example of the product in use. */
export function Hero() {
  const { agent, id, ...capture } = exampleGroup;
  return (
    <header className={styles.root}>
      <div className={styles.wrap}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            Every build, tested on <span className={styles.accent}>real boards.</span>
          </h1>
          <div className={styles.intro}>
            <p className={styles.lead}>{hero.lead}</p>
            <ButtonRow>
              <AppButtonLink page="signup">Start Free Trial</AppButtonLink>
              <ButtonLink to="/docs/">Read the docs</ButtonLink>
            </ButtonRow>
          </div>
        </div>
        <figure className={styles.figure}>
          <div className={styles.instrument}>
            <div className={styles.bar}>
              <span className={styles.host}>{agent}</span>
              <span>{exampleRows.length} devices</span>
              <span className={styles.group}>{id}</span>
            </div>
            <Terminal flush label="Console: submit a job group and wait" lines={exampleSession} />
            <Capture {...capture} rows={exampleRows} />
          </div>
          <figcaption className={styles.caption}>{hero.caption}</figcaption>
        </figure>
      </div>
    </header>
  );
}
