import type { Dispatch, SetStateAction } from 'react';
import type { Sample } from './runner';
import type { RunEvent } from './runReducer';
import type { Files } from './shareLink';

/**
 * Why the panel opened. `fragment` is empty after a click on Run, and contains a version of the code after a click on a
 * link. After a click on Retry, it's undefined, and nothing runs, because the code may have caused the failure.
 */
export type OpenRequest = { fragment?: string };

/** The reader's version of the files, if there is one, and the version that Undo restores. */
export type Versions = Partial<Record<'shown' | 'before', { files: Files; isFromLink: boolean }>>;

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
  versions: Versions;
  setVersions: Dispatch<SetStateAction<Versions>>;
};
