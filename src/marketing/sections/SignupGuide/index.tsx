import Link from '@docusaurus/Link';
import { AppButtonLink, ButtonRow } from '@site/src/components/Button';
import { Steps } from '@site/src/components/Steps';
import { firstJob, signup } from '@site/src/marketing/content/signup';
import { Terminal } from '@site/src/marketing/Terminal';
import styles from './styles.module.css';

/** What to have ready before the account is created in the application. The site itself has no form. */
export function SignupGuide() {
  const { withoutHardware } = signup;
  return (
    <div className={styles.root}>
      <div className={styles.wrap}>
        <div>
          <h1 className={styles.title}>{signup.title}</h1>
          <p className={styles.lead}>{signup.lead}</p>
          <div className={styles.needs}>
            <Steps>
              <ol>
                {signup.needs.map(({ title, text }) => (
                  <li key={title}>
                    <h2 className={styles.name}>{title}</h2>
                    <p className={styles.text}>{text}</p>
                  </li>
                ))}
              </ol>
            </Steps>
          </div>
          <ButtonRow>
            <AppButtonLink page="signup">Continue to sign-up</AppButtonLink>
            <AppButtonLink look="secondary" page="login">
              Log In
            </AppButtonLink>
          </ButtonRow>
        </div>
        <div className={styles.side}>
          <Terminal label={signup.consoleLabel} lines={firstJob} title={signup.consoleTitle} />
          <section className={styles.aside}>
            <h2 className={styles.name}>{withoutHardware.title}</h2>
            <p className={styles.text}>
              {withoutHardware.before} <code>{withoutHardware.command}</code>
            </p>
            <Link className={styles.link} to={withoutHardware.link.to}>
              {withoutHardware.link.label}
            </Link>
          </section>
        </div>
      </div>
    </div>
  );
}
