/** A state and an outcome: an example code and its URL, the number of other codes, and the URL where they are listed. */
export type Cell = { example: string; address: string; others: number; list: string };

/** The states in which a job can receive its outcome, each with cells by outcome. */
export type OutcomeGrid = {
  rows: { state: string; cells: Record<string, Cell> }[];
  /** Outcomes in column order. */
  outcomes: string[];
  /** Number of pairs that can't occur, and total number of pairs. */
  never: number;
  pairs: number;
};

/** Reason codes to show on the About us page. Each cell shows the first of these codes that can occur in it. */
export const gridExamples = [
  'CLAIM_LOST',
  'DIGEST_MISMATCH',
  'FLASH_NO_PROBE',
  'TEST_FAILED',
  'SENSOR_FAILED',
  'KERNEL_PANIC',
  'CONSOLE_SILENT',
  'UPLOAD_FAILED',
  'AGENT_LOST',
  'QUEUE_TIMEOUT',
] as const;
