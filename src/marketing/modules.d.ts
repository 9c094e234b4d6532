// Written by src/marketing/plugin, from the contracts.
declare module '@generated/marketing/default/characteristics.json' {
  /** Tables by the id of a part of the product. */
  const tables: Record<string, import('./plugin/characteristics').Characteristic[]>;
  export default tables;
}

declare module '@generated/marketing/default/outcome-grid.json' {
  const grid: import('./plugin/outcomeGrid').OutcomeGrid;
  export default grid;
}
