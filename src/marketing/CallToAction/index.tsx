import Link from '@docusaurus/Link';
import { AppButtonLink, ButtonLink, ButtonRow } from '@site/src/components/Button';
import section from '@site/src/marketing/section.module.css';
import styles from './styles.module.css';

/** A marketing page's last section: start a trial, or read the quick start. */
export function CallToAction() {
  return (
    <section className={section.wrap}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>Run your first test without hardware</h2>
          <p className={styles.text}>
            Start in simulation, with nothing but the CLI. Then wire one board to one Linux host.{' '}
            <Link to="/signup">What you need for a trial</Link>
          </p>
        </div>
        <ButtonRow>
          <AppButtonLink page="signup">Start Free Trial</AppButtonLink>
          <ButtonLink to="/docs/quick-start">Read the quick start</ButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}
