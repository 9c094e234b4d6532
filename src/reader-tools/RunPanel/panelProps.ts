import type { Dispatch, SetStateAction } from 'react';
import type { Files } from './shareLink';

/**
 * Why the panel opened. `fragment` is empty after a click on Run, and contains a version of the code after a click on a
 * link. After a click on Retry, it's undefined, and nothing runs, because the code may have caused the failure.
 */
export type OpenRequest = { fragment?: string };

/** The reader's version of the files, if there is one, and the version that Undo restores. */
export type Versions = Partial<Record<'shown' | 'before', { files: Files; isFromLink: boolean }>>;

/** The props that `RunnableSample` passes to its panel. */
export type PanelProps = {
  openRequest: OpenRequest;
  versions: Versions;
  setVersions: Dispatch<SetStateAction<Versions>>;
};
