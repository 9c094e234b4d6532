import Link from '@docusaurus/Link';
import { AppButtonLink, ButtonRow } from '@site/src/components/Button';
import section from '../section.module.css';
import styles from './styles.module.css';

/** The home page's last section: start a trial. */
export function CallToAction() {
  return (
    <section className={section.wrap}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>Now on your own boards</h2>
          <p className={styles.text}>
            <Link to="/signup">What you need for a trial</Link>
          </p>
        </div>
        <ButtonRow>
          <AppButtonLink page="signup">Start Free Trial</AppButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}
