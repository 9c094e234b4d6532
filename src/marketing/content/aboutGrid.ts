/** A pair of state and outcome: an example, how many codes there are besides it, and where they are listed. */
export type Cell = { example: string; others: number; list: string };

/** The states in which an outcome is settled, each with its cells by outcome. */
export type OutcomeGrid = {
  rows: { state: string; cells: Record<string, Cell> }[];
  /** Codes that cancel a job, and in how many of the first states they can. */
  cancel: { codes: string[]; states: number };
  /** Outcomes in the order of the columns. */
  outcomes: string[];
  /** Pairs that can't occur, and all pairs. */
  never: number;
  pairs: number;
};

/** Reason codes to show on the About us page; each cell of the grid shows the first one that is possible there. */
export const gridExamples = [
  'CLAIM_LOST',
  'DIGEST_MISMATCH',
  'FLASH_NO_PROBE',
  'TEST_FAILED',
  'SENSOR_FAILED',
  'KERNEL_PANIC',
  'CONSOLE_SILENT',
  'ARTIFACT_MISSING',
  'AGENT_LOST',
  'QUEUE_TIMEOUT',
] as const;
