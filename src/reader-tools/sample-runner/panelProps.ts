import type { Sample } from './runner';
import type { RunEvent } from './runReducer';
import type { Files } from './shareLink';

/** Why the panel opened: a click on Run, or a link whose fragment contains a version. */
export type OpenRequest = { fragment: string };

/** The files as edited by the reader or contained in a link. */
export type Version = { files: Files; isFromLink: boolean };

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
  openRequest?: OpenRequest | undefined;
  /** Undefined for the code of the page. */
  version: Version | undefined;
  setVersion: (version: Version | undefined) => void;
};
