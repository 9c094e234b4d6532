import { findFaults, maxBytes } from '@site/src/search/faults';
import { readText } from '../ReaderTool/readText';
import { handleTasks } from '../ReaderTool/taskMessages';

handleTasks(async ({ file }) => {
  // This import is dynamic, because the framework's webpack plugin breaks workers that have a single chunk.
  const { default: entries } = await import('@generated/reader-tools/default/fault-entries.json');
  return findFaults(await readText(file, maxBytes), entries);
});
