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
