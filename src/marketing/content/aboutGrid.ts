/** Reason codes that stand for their state and outcome on the About us page. */
export const gridExamples = [
  'CLAIM_LOST',
  'DIGEST_MISMATCH',
  'FLASH_NO_PROBE',
  'KERNEL_PANIC',
  'CONSOLE_SILENT',
  'TEST_FAILED',
  'SENSOR_FAILED',
  'ARTIFACT_MISSING',
  'AGENT_LOST',
  'QUEUE_TIMEOUT',
] as const;
