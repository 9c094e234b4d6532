import Link from '@docusaurus/Link';
import { ownerFacts } from '@site/src/lib/ownerFacts';
import { AppButtonLink, ButtonLink, ButtonRow } from '@site/src/ui/Button';
import { CodeText } from '@site/src/ui/CodeText';
import clsx from 'clsx';
import { signup, trialNote } from '../content/signup';
import { MarketingPage } from '../MarketingPage';
import section from '../section.module.css';

/** What to prepare for the first job. The site itself has no form. */
export function SignupGuide() {
  return (
    <MarketingPage
      action={
        <>
          <ButtonRow>
            <AppButtonLink page="signup">Continue to sign-up</AppButtonLink>
            <ButtonLink to="/#runner">Run a test in your browser</ButtonLink>
          </ButtonRow>
          <p className={section.note}>
            {trialNote(ownerFacts)} <Link to="/contact">{signup.ask}</Link>
          </p>
        </>
      }
      description={signup.description}
      label={signup.label}
      lead={signup.lead}
      title={signup.title}
    >
      <div className={section.wrap}>
        <h2>{signup.withHardware}</h2>
        <ul className={clsx(section.list, section.thirds)}>
          {signup.needs.map(({ title, text }) => (
            <li key={title}>
              <h3 className={section.name}>{title}</h3>
              <p className={section.text}>
                <CodeText text={text} />
              </p>
            </li>
          ))}
        </ul>
        <h2>{signup.nextTitle}</h2>
        <ul className={clsx(section.list, section.thirds)}>
          {signup.next.map(({ label, to, text }) => (
            <li key={to}>
              <h3 className={section.name}>
                <Link to={to}>{label}</Link>
              </h3>
              <p className={section.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </MarketingPage>
  );
}
