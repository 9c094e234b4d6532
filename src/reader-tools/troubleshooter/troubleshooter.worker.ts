import { findFaults } from '@site/src/matcher/matchLog';

// Answers with the report, or with nothing if the entries don't load. This import is dynamic, because the framework's
// webpack plugin breaks workers that have a single chunk.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  import('@generated/reader-tools/default/fault-entries.json').then(
    ({ default: entries }) => postMessage(findFaults(data, entries)),
    () => postMessage(undefined),
  );
});
