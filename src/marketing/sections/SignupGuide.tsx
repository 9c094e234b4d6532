import { ownerFacts } from '@site/src/lib/company';
import { AppButtonLink, ButtonLink, ButtonRow } from '@site/src/ui/Button';
import { CodeText } from '@site/src/ui/CodeText';
import { Steps } from '@site/src/ui/Steps';
import clsx from 'clsx';
import { firstJob, signup, trialNote } from '../content/signup';
import { PageHead } from '../PageHead';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';
import { Terminal } from '../Terminal';

/** What runs without an account, and what to prepare for the first job. The site itself has no form. */
export function SignupGuide() {
  const { withoutHardware } = signup;
  return (
    <>
      <PageHead
        action={
          <ButtonRow>
            <AppButtonLink page="signup">Continue to sign-up</AppButtonLink>
            <ButtonLink to="/#runner">Run a test in your browser</ButtonLink>
          </ButtonRow>
        }
        label={signup.label}
        lead={signup.lead}
        title={signup.title}
      />
      <div className={clsx(section.wrap, section.columns)}>
        <div>
          <h2 className={section.subtitle}>{withoutHardware.title}</h2>
          <p className={section.text}>{withoutHardware.text}</p>
          <SectionLink {...withoutHardware.link} />
          <h2 className={section.subtitle}>{signup.withHardware}</h2>
          <Steps>
            <ol>
              {signup.needs.map(({ title, text }) => (
                <li key={title}>
                  <h3 className={section.name}>{title}</h3>
                  <p className={section.text}>
                    <CodeText text={text} />
                  </p>
                </li>
              ))}
            </ol>
          </Steps>
          <p className={section.note}>{trialNote(ownerFacts)}</p>
        </div>
        <div>
          <Terminal lines={firstJob} title={signup.consoleTitle} />
          <p className={section.note}>
            <CodeText text={signup.note} />
          </p>
        </div>
      </div>
    </>
  );
}
