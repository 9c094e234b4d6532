import Link from '@docusaurus/Link';
import { AppButtonLink } from '@site/src/components/Button';
import { Steps } from '@site/src/components/Steps';
import { firstJob, signup } from '@site/src/marketing/content/signup';
import { PageHead } from '@site/src/marketing/PageHead';
import Bench from '@site/src/marketing/PageHead/bench.svg';
import { Terminal } from '@site/src/marketing/Terminal';
import styles from './styles.module.css';

/** What to have ready before signing up in the application. The site itself has no form. */
export function SignupGuide() {
  const { withoutHardware } = signup;
  return (
    <>
      <PageHead drawing={<Bench role="img" title={signup.drawingTitle} />} lead={signup.lead} title={signup.title} />
      <div className={styles.wrap}>
        <div>
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
          <AppButtonLink page="signup">Start free trial</AppButtonLink>
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
        <Terminal label={signup.consoleLabel} lines={firstJob} title={signup.consoleTitle} />
      </div>
    </>
  );
}
