import type { Files } from './files';
import type { RunEvent } from './runReducer';

/** A code block that can run, with the files that it needs. */
export type Sample = {
  /** The title of the block, such as `smoke/main.py`. */
  title: string;
  files: { name: string; text: string }[];
  /** A module of the simulation, and its arguments. */
  argv: string[];
};

/** What the first run transfers, shown next to Run. */
export const downloadSize = '6\u00A0MB, once';

/** A run's recorded result. */
export type StoredResult = { lines: string[]; events: RunEvent[] };

/** A sample on the home page. The other fields are from src/marketing/content/starters.ts. */
export type Starter = {
  id: string;
  label: string;
  change: string;
  sample: Sample;
  html: Record<string, string>;
  result: StoredResult;
};

/** What the panel of each sample needs, in documents and on the home page. */
export type PanelProps = {
  /** Whether the sample runs as soon as the panel appears. */
  runsAtOnce?: boolean;
  /** The files as the reader edited them. Undefined for the code of the page. */
  edited: Files | undefined;
  setEdited: (files: Files | undefined) => void;
};
