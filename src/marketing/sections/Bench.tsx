import rows from '@generated/marketing/default/bench.json';
import { CodeText } from '@site/src/ui/CodeText';
import { Fragment } from 'react';
import { hardwareNames } from '../content/bench';
import { bench } from '../content/home';
import { Section } from '../Section';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';

const nameOf = (value: string) => (hardwareNames[value] ? `${hardwareNames[value]} \`${value}\`` : value);

/** The supported hardware by configuration key, and what to do with other hardware. */
export function Bench() {
  return (
    <Section lead={bench.lead} title={bench.title}>
      <dl className={section.pairs}>
        {rows.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {values.map((value, index) => (
                <Fragment key={value}>
                  {index > 0 && ' '}
                  <span className="nowrap">
                    <CodeText text={nameOf(value)} />
                    {index < values.length - 1 && ','}
                  </span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={section.columns}>
        {bench.notes.map(({ text, link }) => (
          <div key={text}>
            <p className={section.text}>{text}</p>
            <SectionLink {...link} />
          </div>
        ))}
      </div>
    </Section>
  );
}
