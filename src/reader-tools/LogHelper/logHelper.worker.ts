import { readText, TextError } from '../ReaderTool/readText';
import { handleTasks } from '../ReaderTool/taskMessages';
import { LogSearch } from './logSearch';

handleTasks(async ({ file }, progress) => {
  // A dynamic import, because the framework's webpack plugin breaks a worker with a single chunk.
  const { default: entries } = await import('@generated/reader-tools/default/log-entries.json');
  const search = new LogSearch(entries);
  for await (const { text, share } of readText(file)) {
    search.push(text);
    progress(share);
  }
  const report = search.finish();
  if (report.lines === 0) throw new TextError('The file is empty.');
  return report;
});
