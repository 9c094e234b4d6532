// plugins/data/marketing writes this file from the contracts.
declare module '@generated/marketing/default/bench.json' {
  const rows: import('./content/bench').BenchRow[];
  export default rows;
}

declare module '@generated/marketing/default/serverSize.json' {
  import type { ServerSize } from './content/features';

  const size: ServerSize;
  export default size;
}
