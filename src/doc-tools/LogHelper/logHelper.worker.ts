import { readText } from '../ToolPanel/readText';
import { handleTasks } from '../ToolPanel/taskMessages';
import { maxBytes, searchLog } from './logSearch';

handleTasks(async ({ file }) => {
  // A dynamic import, because the framework's webpack plugin breaks a worker with a single chunk.
  const { default: entries } = await import('@generated/doc-tools/default/log-entries.json');
  return searchLog(await readText(file, maxBytes), entries);
});
