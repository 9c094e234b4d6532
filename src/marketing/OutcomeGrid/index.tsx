import Link from '@docusaurus/Link';
import grid from '@generated/marketing/default/outcome-grid.json';
import { CodeText } from '@site/src/ui/CodeText';
import colors from '@site/src/ui/phases/phases.module.css';
import { TableRegion } from '@site/src/ui/TableRegion';
import clsx from 'clsx';
import type { Cell } from '../content/aboutGrid';
import { outcomeGridText } from '../content/aboutUs';
import section from '../section.module.css';
import styles from './styles.module.css';

const { rows, outcomes, never, pairs } = grid;
const lastState = rows.at(-1)?.state;

function Codes({ cell: { address, example, others, list }, state }: { cell: Cell; state: string }) {
  return (
    <>
      <Link className={styles.code} to={address}>
        {example}
      </Link>
      {others > 0 && (
        <Link className={styles.more} to={list}>
          and {others} more<span className="visually-hidden"> in {state}</span>
        </Link>
      )}
    </>
  );
}

/** The company's first belief as a table of states and outcomes with the reason codes. */
export function OutcomeGrid() {
  return (
    <>
      {outcomeGridText.text.map((text) => (
        <p key={text}>
          <CodeText text={text} />
        </p>
      ))}
      <p>
        In each state, a job can end only with the outcomes that have an entry. {never} of the {pairs} pairs can’t
        occur.
      </p>
      <TableRegion className={clsx(styles.table, 'short-labels')} label={outcomeGridText.caption}>
        <thead>
          <tr>
            <th scope="col">{outcomeGridText.corner}</th>
            {outcomes.map((outcome) => (
              <th className={colors[outcome]} key={outcome} scope="col">
                {outcome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, cells }) => (
            <tr key={state}>
              <th scope="row">{state}</th>
              {outcomes.map((outcome) => {
                const cell = cells[outcome];
                const isPassed = outcome === 'passed' && state === lastState;
                if (!cell && !isPassed)
                  return (
                    <td key={outcome}>
                      <span className="visually-hidden">never</span>
                    </td>
                  );
                return (
                  <td className={clsx(styles.possible, colors[outcome])} data-label={outcome} key={outcome}>
                    {cell ? <Codes cell={cell} state={state} /> : outcomeGridText.passed}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableRegion>
      <p className={section.note}>{outcomeGridText.note}</p>
    </>
  );
}
