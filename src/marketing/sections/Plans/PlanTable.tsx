import { ownerFacts } from '@site/src/lib/ownerFacts';
import { ButtonLink, MailButtonLink } from '@site/src/ui/Button';
import { CodeText } from '@site/src/ui/CodeText';
import { TableRegion } from '@site/src/ui/TableRegion';
import { contactCards } from '../../content/contact';
import { everyPlan, planCaption, planRows, plans, priceNote, sameInEveryPlan } from '../../content/plans';
import { SectionLink } from '../../SectionLink';
import section from '../../section.module.css';
import styles from './planTable.module.css';

const fields = contactCards.find(({ id }) => id === 'sales')?.parts ?? [];

/** The email that asks for a price has the same fields as the one on the contact page. */
const quoteBody = (plan: string) => [`Plan: ${plan}`, ...fields.map(({ title }) => `${title}: `)].join('\r\n');

/** The plans side by side, followed by what they have in common. */
export function PlanTable() {
  return (
    <div className={section.wrap}>
      <TableRegion className={styles.table} label={planCaption}>
        <thead className={styles.head}>
          <tr>
            <td />
            {plans.map(({ name, server, audience }, index) => (
              <th abbr={name} key={name} scope="col">
                <span className={styles.plan}>{name}</span>
                <strong>{server}</strong>
                <span>{audience}</span>
                {index === 0 ? (
                  <ButtonLink look="primary" to="/signup">
                    Start a free trial
                  </ButtonLink>
                ) : (
                  <MailButtonLink body={quoteBody(name)} subject={`Quote for ${name}`}>
                    Ask for a quote
                  </MailButtonLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planRows(ownerFacts).map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {Object.entries(cells).map(([names, text]) => (
                <td colSpan={names.split(', ').length} data-label={names === everyPlan ? undefined : names} key={names}>
                  {text ? <CodeText text={text} /> : <span className={styles.absent}>Not included</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRegion>
      <div className={styles.price}>
        <p className={section.text}>{priceNote(ownerFacts)}</p>
      </div>
      <h2 className={section.name}>{sameInEveryPlan.title}</h2>
      <ul className={styles.same}>
        {sameInEveryPlan.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={section.text}>{sameInEveryPlan.note}</p>
      <SectionLink {...sameInEveryPlan.link} />
    </div>
  );
}
