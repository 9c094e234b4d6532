import HelperForm from '@site/src/reader-tools/LogHelper/HelperForm';
import { ReaderTool } from '@site/src/reader-tools/ReaderTool';

/** Finds the troubleshooting entries that match a log, in the browser. Open from the start. */
export function LogHelper() {
  return (
    <ReaderTool
      text="Paste a console or agent log to see which entries of this page match, and in which lines. The log stays in your browser."
      title="Search a log"
    >
      <HelperForm />
    </ReaderTool>
  );
}
