/** A pair of state and outcome: an example code, the number of other codes, and where they're listed. */
export type Cell = { example: string; others: number; list: string };

/** The states in which an outcome is decided, each with its cells by outcome. */
export type OutcomeGrid = {
  rows: { state: string; cells: Record<string, Cell> }[];
  /** Codes that cancel a job, and in how many of the first states they can. */
  cancel: { codes: string[]; states: number };
  /** Outcomes in column order. */
  outcomes: string[];
  /** The number of pairs that can't occur, and of all pairs. */
  never: number;
  pairs: number;
};

/** Reason codes to show on the About us page. Each cell shows the first one that can occur there. */
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
