import { company } from '@site/src/lib/company';
import { MailButtonLink } from '@site/src/ui/Button';
import { useEffect, useId, useRef } from 'react';
import { picker, plans } from '../../content/plans';
import { type Choice, choices, type choose, planOf } from './choices';
import styles from './picker.module.css';

type Props = ReturnType<typeof choose> & { onChoose: (choice: Choice) => void };

function Option({ option, answers, onChoose }: Props & { option: (typeof choices)[number]['options'][number] }) {
  const { choice, name, text } = option;
  const id = useId();
  const isChosen = answers[choice.part] === choice.value;
  const radio = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for clicks before hydration
  useEffect(() => {
    if (radio.current?.checked && !isChosen) onChoose(choice);
  }, []);
  return (
    <label className={styles.option} htmlFor={id}>
      <input
        aria-describedby={`${id}-text`}
        aria-label={name}
        checked={isChosen}
        className={styles.radio}
        id={id}
        name={`plan-${choice.part}`}
        onChange={() => onChoose(choice)}
        ref={radio}
        type="radio"
        value={choice.value}
      />
      <span>
        <span className={styles.optionName}>{name}</span>
        <span className={styles.optionText} id={`${id}-text`}>
          {text}
        </span>
      </span>
    </label>
  );
}

/** Three questions that determine the plan, and a mailto link for requesting a quote. Nothing is sent or stored. */
export function Picker({ answers, changed, onChoose }: Props) {
  const plan = plans.find(({ name }) => name === planOf(answers));
  return (
    <section aria-labelledby="find-your-plan" className={styles.root}>
      <div className={styles.choices}>
        <h2 className={styles.title} id="find-your-plan">
          {picker.title}
        </h2>
        <p className={styles.lead}>{picker.lead}</p>
        {choices.map(({ part, legend, options }) => (
          <fieldset className={styles.group} key={part}>
            <legend className={styles.legend}>{legend}</legend>
            <div className={styles.options}>
              {options.map((option) => (
                <Option key={option.name} onChoose={onChoose} option={option} answers={answers} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className={styles.side}>
        <div className={styles.result}>
          <p className={styles.plan} role="status">
            <span className={styles.summary}>
              {picker.result}
              <span className="visually-hidden">: </span>
              <b className={styles.planName}>{plan?.name ?? picker.open}</b>
            </span>
            <span className="visually-hidden">, </span>
            <span className={styles.summary}>
              {plan ? plan.summary : picker.start}
              {changed && <span className={styles.changed}>{picker.changed[changed]}</span>}
            </span>
          </p>
          <MailButtonLink
            email={company.email}
            look={plan && 'primary'}
            subject={plan ? `Quote for ${plan.name}` : 'Quote'}
          >
            {picker.action}
          </MailButtonLink>
        </div>
        <p className={styles.note}>{picker.prices}</p>
        <p className={styles.note}>{picker.trial}</p>
      </div>
    </section>
  );
}
