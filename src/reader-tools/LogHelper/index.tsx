import HelperPanel from '@site/src/reader-tools/LogHelper/HelperForm';
import { DocTool } from '@site/src/reader-tools/ReaderTool';

/** Finds the entries of the troubleshooting page that match a log, in the browser. Open from the start. */
export function LogHelper() {
  return (
    <DocTool
      text="Paste a console or agent log to see which entries of this page match, and in which lines. The log stays in your browser."
      title="Search a log"
    >
      <HelperPanel />
    </DocTool>
  );
}
