// Adds what writers use without an import, and makes wide tables scroll in a region that the keyboard reaches.
// On upgrade: nothing to check but that the original is still an object of components by name.
import { ButtonLink, ButtonRow } from '@site/src/components/Button';
import { Steps } from '@site/src/components/Steps';
import { TableRegion } from '@site/src/components/TableRegion';
import { TaskGrid } from '@site/src/components/TaskGrid';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  table: TableRegion,
  ButtonLink,
  ButtonRow,
  Steps,
  TaskGrid,
};
