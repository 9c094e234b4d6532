import Link from '@docusaurus/Link';
import { AppButtonLink, ButtonLink, ButtonRow } from '@site/src/components/Button';
import section from '../section.module.css';
import styles from './styles.module.css';

/** A marketing page's last section: start a trial, or read the quick start. After a sample, it's about the trial only. */
export function CallToAction({ afterSample = false }: { afterSample?: boolean }) {
  return (
    <section className={section.wrap}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>
            {afterSample ? 'Now on your own boards' : 'Run your first test without hardware'}
          </h2>
          <p className={styles.text}>
            {!afterSample && 'Start in simulation, with nothing but the CLI. Then wire one board to one Linux host. '}
            <Link to="/signup">What you need for a trial</Link>
          </p>
        </div>
        <ButtonRow>
          <AppButtonLink page="signup">Start Free Trial</AppButtonLink>
          {!afterSample && <ButtonLink to="/docs/quick-start">Read the quick start</ButtonLink>}
        </ButtonRow>
      </div>
    </section>
  );
}
