// Written by plugins/marketing-data, from the contracts.
declare module '@generated/marketing/default/specifications.json' {
  /** Tables by product part ID. */
  const tables: Record<string, import('./content/specifications').Specification[]>;
  export default tables;
}

declare module '@generated/marketing/default/bench.json' {
  const rows: import('./content/bench').BenchRow[];
  export default rows;
}

declare module '@generated/marketing/default/outcome-grid.json' {
  const grid: import('./content/aboutGrid').OutcomeGrid;
  export default grid;
}
