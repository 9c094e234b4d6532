import { readText, TextError } from '../ToolPanel/readText';
import { handleTasks } from '../ToolPanel/taskMessages';
import { LogSearch } from './logSearch';

handleTasks(async ({ file }, progress) => {
  // Loaded by import(): the framework's plugin for webpack breaks a worker that consists of one chunk alone.
  const { default: entries } = await import('@generated/doc-tools/default/log-entries.json');
  const search = new LogSearch(entries);
  for await (const { text, share } of readText(file)) {
    search.push(text);
    progress(share);
  }
  const report = search.finish();
  if (report.lines === 0) throw new TextError('The file is empty.');
  return report;
});
