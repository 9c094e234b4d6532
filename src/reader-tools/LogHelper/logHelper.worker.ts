import { readText } from '../ReaderTool/readText';
import { handleTasks } from '../ReaderTool/taskMessages';
import { maxBytes, searchLog } from './logSearch';

handleTasks(async ({ file }) => {
  // This import is dynamic, because the framework's webpack plugin breaks workers that have a single chunk.
  const { default: entries } = await import('@generated/reader-tools/default/log-entries.json');
  return searchLog(await readText(file, maxBytes), entries);
});
