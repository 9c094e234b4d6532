import { AppButtonLink, ButtonLink, ButtonRow } from '@site/src/components/Button';
import styles from './styles.module.css';

/** The last section of a marketing page: start a trial or read the quick start. */
export function CallToAction() {
  return (
    <section className={styles.root}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>Put your first board on the bench.</h2>
          <p className={styles.text}>Install the agent on one Linux host, wire one device, submit one job.</p>
        </div>
        <ButtonRow>
          <AppButtonLink page="signup">Start Free Trial</AppButtonLink>
          <ButtonLink to="/docs/quick-start">Read the quick start</ButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}
