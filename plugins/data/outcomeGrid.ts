import type { Cell, OutcomeGrid } from '../../src/marketing/content/aboutGrid';
import { type ErrorCodes, entryAddress } from '../contracts/errorCodes';
import type { Limits } from '../reference/tables';

/** The grid has no row for this state, because a cancellation belongs to the state that it interrupts. */
const transition = 'canceling';

function cell(codes: ErrorCodes, found: ErrorCodes['entries'], example: string | undefined): Cell {
  const groups = found.map(({ group }) => group);
  const counted = codes.groups.map(({ id, title }) => ({ id, count: groups.filter((one) => one === title).length }));
  const [main] = counted.sort((one, other) => other.count - one.count);
  const shown = found.find(({ id }) => id === example) ?? found[0];
  return {
    example: shown?.id ?? '',
    address: shown ? entryAddress(shown, codes) : '',
    others: found.length - 1,
    list: `/docs/troubleshoot/${main?.id}`,
  };
}

/**
 * Returns the outcomes that a job can have in each state, based on the reason codes.
 * @param examples codes to show in the states in which they can occur
 * @throws {Error} if an example isn't a job reason, or if the contracts don't specify when a job can be canceled
 */
export function outcomeGrid(codes: ErrorCodes, states: Limits['states'], examples: readonly string[]): OutcomeGrid {
  const reasons = codes.entries.filter(({ kind }) => kind === 'job-reason');
  const unknown = examples.find((example) => !reasons.some(({ id }) => id === example));
  if (unknown) throw new Error(`contracts/error-codes.json has no job reason "${unknown}", but the grid shows it.`);
  const outcomes = states.outcomes.map(({ id }) => id);
  const inOrder = states.job.filter(({ id }) => id !== transition);
  const canceled = states.anywhere.find(({ outcome }) => outcome === 'canceled');
  const end = inOrder.findIndex(({ id }) => id === canceled?.before);
  if (!canceled || end < 0)
    throw new Error("contracts/limits.json doesn't specify the state from which a job can't be canceled.");
  const rows = inOrder.map(({ id: state, onFailure }, index) => {
    const warnings = onFailure.filter(({ outcome }) => outcome === 'unchanged').flatMap((ending) => ending.reasons);
    const here = reasons.filter(({ id, phases = [] }) =>
      canceled.reasons.includes(id) ? index < end : phases.includes(state) && !warnings.includes(id),
    );
    const cells = outcomes.flatMap((outcome) => {
      const found = here.filter((reason) => reason.outcome === outcome);
      const example = examples.find((id) => found.some((reason) => reason.id === id));
      return found.length > 0 ? [[outcome, cell(codes, found, example)] as const] : [];
    });
    return { state, cells: Object.fromEntries(cells) };
  });
  const pairs = rows.length * outcomes.length;
  const settled = rows.reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);
  // A job can pass only in the last state.
  return { rows, outcomes, never: pairs - settled - 1, pairs };
}
