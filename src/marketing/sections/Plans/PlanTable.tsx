import { company, ownerFacts } from '@site/src/lib/company';
import { AppButtonLink, MailButtonLink } from '@site/src/ui/Button';
import { CodeText } from '@site/src/ui/CodeText';
import { TableRegion } from '@site/src/ui/TableRegion';
import { contactCards } from '../../content/contact';
import { planCaption, planRows, plans, priceNote, sameInEveryPlan } from '../../content/plans';
import section from '../../section.module.css';
import styles from './planTable.module.css';

const fields = contactCards.find(({ id }) => id === 'sales')?.parts ?? [];

/** The email that asks for a price has the same fields as the one on the contact page. */
const quoteBody = (plan: string) => [`Plan: ${plan}`, ...fields.map(({ title }) => `${title}: `)].join('\r\n');

/** The plans side by side, followed by what they have in common. */
export function PlanTable() {
  return (
    <>
      <TableRegion className={styles.table} label={planCaption}>
        <thead className={styles.head}>
          <tr>
            <td>{priceNote(ownerFacts)}</td>
            {plans.map(({ name, server, audience }, index) => (
              <th abbr={name} key={name} scope="col">
                <span className={styles.plan}>{name}</span>
                <strong>{server}</strong>
                <span>{audience}</span>
                {index === 0 ? (
                  <AppButtonLink page="signup">Start Free Trial</AppButtonLink>
                ) : (
                  <MailButtonLink body={quoteBody(name)} email={company.email} subject={`Quote for ${name}`}>
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
              {typeof cells === 'string' ? (
                <td colSpan={plans.length}>{cells}</td>
              ) : (
                plans.map((plan, index) => (
                  <td data-label={plan.name} key={plan.name}>
                    {cells[index] ? (
                      <CodeText text={cells[index]} />
                    ) : (
                      <span className={styles.absent}>Not included</span>
                    )}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </TableRegion>
      <h2 className={section.name}>{sameInEveryPlan.title}</h2>
      <p className={section.text}>{sameInEveryPlan.text}</p>
      <p className={section.note}>{sameInEveryPlan.note}</p>
    </>
  );
}
