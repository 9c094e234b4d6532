import Link from '@docusaurus/Link';
import grid from '@generated/marketing/default/outcome-grid.json';
import { CodeText } from '@site/src/components/CodeText';
import colors from '@site/src/components/phases/phases.module.css';
import type { Cell } from '@site/src/marketing/content/aboutGrid';
import { outcomeGridText } from '@site/src/marketing/content/aboutUs';
import section from '@site/src/marketing/section.module.css';
import clsx from 'clsx';
import styles from './styles.module.css';

const { rows, cancel, outcomes, never, pairs } = grid;
const lastState = rows.at(-1)?.state;

function Codes({ cell: { example, others, list }, state }: { cell: Cell; state: string }) {
  return (
    <>
      <Link className={styles.code} to={`/docs/troubleshoot#${example}`}>
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

function Passed() {
  const { name, note } = outcomeGridText.passed;
  return (
    <>
      <b className={styles.code}>{name}</b>
      <span className={styles.more}>{note}</span>
    </>
  );
}

function Canceled() {
  return (
    <>
      {cancel.codes.map((code) => (
        <Link className={styles.code} key={code} to={`/docs/troubleshoot#${code}`}>
          {code}
        </Link>
      ))}
      <span className={styles.more}>{outcomeGridText.cancelNote}</span>
    </>
  );
}

/** A table with states as rows and outcomes as columns. Cells for possible outcomes are filled and list codes. */
function GridTable() {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{outcomeGridText.caption}</caption>
      <thead>
        <tr>
          <th className={styles.corner} scope="col">
            {outcomeGridText.corner}
          </th>
          {outcomes.map((outcome) => (
            <th className={clsx(styles.outcome, colors[outcome])} key={outcome} scope="col">
              {outcome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ state, cells }, index) => (
          <tr key={state}>
            <th className={styles.state} scope="row">
              {state}
            </th>
            {outcomes.map((outcome) => {
              const cell = cells[outcome];
              if (outcome === 'canceled' && index < cancel.states) {
                return (
                  index === 0 && (
                    <td
                      className={clsx(styles.cell, styles.possible, styles.canceled, colors.canceled)}
                      key={outcome}
                      rowSpan={cancel.states}
                    >
                      <Canceled />
                    </td>
                  )
                );
              }
              if (outcome === 'passed' && state === lastState) {
                return (
                  <td className={clsx(styles.cell, styles.possible, colors.passed)} key={outcome}>
                    <Passed />
                  </td>
                );
              }
              return (
                <td
                  className={clsx(styles.cell, cell && [styles.possible, styles[outcome], colors[outcome]])}
                  key={outcome}
                >
                  {cell ? <Codes cell={cell} state={state} /> : <span className="visually-hidden">never</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** For phones: the states and codes of each outcome. */
function GridLists() {
  return (
    <div className={styles.lists}>
      {outcomes.map((outcome) => (
        <section className={clsx(styles.list, styles[outcome], colors[outcome])} key={outcome}>
          <h3 className={clsx(styles.outcome, colors[outcome])}>{outcome}</h3>
          <dl className={styles.states}>
            {outcome === 'passed' && (
              <div>
                <dt>{lastState}</dt>
                <dd>
                  <Passed />
                </dd>
              </div>
            )}
            {outcome === 'canceled' && (
              <div>
                <dt>
                  {rows[0]?.state} to {rows[cancel.states - 1]?.state}
                </dt>
                <dd>
                  <Canceled />
                </dd>
              </div>
            )}
            {rows.map(
              ({ state, cells: { [outcome]: cell } }) =>
                cell && (
                  <div key={state}>
                    <dt>{state}</dt>
                    <dd>
                      <Codes cell={cell} state={state} />
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** The company's first belief, shown as a grid of states and outcomes with the reason codes. */
export function OutcomeGrid() {
  return (
    <>
      {outcomeGridText.text.map((text) => (
        <p className={styles.text} key={text}>
          <CodeText text={text} />
        </p>
      ))}
      <p className={styles.text}>
        In each state, a job can end only with the outcomes that have an entry. {never} of the {pairs} pairs can’t
        occur.
      </p>
      <GridTable />
      <GridLists />
      <p className={section.note}>{outcomeGridText.note}</p>
    </>
  );
}
