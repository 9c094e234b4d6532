import { DocTool } from '@site/src/doc-tools/ToolPanel';

const load = () => import('./HelperPanel');

/** Finds the entries of the troubleshooting page that match a log, in the browser. */
export function LogHelper() {
  return (
    <DocTool
      load={load}
      text="Paste a console or agent log to see which entries below it shows, and in which lines. The log stays in your browser."
      title="Search a log"
    />
  );
}
