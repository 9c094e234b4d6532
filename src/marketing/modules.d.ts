// plugins/data/marketing writes these files from the contracts.
declare module '@generated/marketing/default/bench.json' {
  const rows: import('./content/bench').BenchRow[];
  export default rows;
}

declare module '@generated/marketing/default/outcome-grid.json' {
  const grid: import('./content/aboutGrid').OutcomeGrid;
  export default grid;
}
