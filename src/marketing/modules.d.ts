// plugins/data/marketing writes this file from the contracts.
declare module '@generated/marketing/default/bench.json' {
  const rows: import('./content/bench').BenchRow[];
  export default rows;
}

declare module '@generated/marketing/default/labNeeds.json' {
  const needs: import('./content/features').LabNeeds;
  export default needs;
}
