// Adds what writers use without an import, and makes wide tables scroll in a region that the keyboard reaches.
// On upgrade: nothing to check but that the original is still an object of components by name.
import { Anchor } from '@site/src/components/Anchor';
import { ButtonLink, ButtonRow } from '@site/src/components/Button';
import { ConfigChecker } from '@site/src/components/ConfigChecker';
import { AgentConnections } from '@site/src/components/drawings/AgentConnections';
import { DipLayout } from '@site/src/components/drawings/DipLayout';
import { InstallSteps } from '@site/src/components/drawings/InstallSteps';
import { JobStates } from '@site/src/components/drawings/JobStates';
import { ServerComponents } from '@site/src/components/drawings/ServerComponents';
import { KeyFacts } from '@site/src/components/KeyFacts';
import { LogHelper } from '@site/src/components/LogHelper';
import { StaticHtml } from '@site/src/components/StaticHtml';
import { Steps } from '@site/src/components/Steps';
import { TableRegion } from '@site/src/components/TableRegion';
import { TaskGrid } from '@site/src/components/TaskGrid';
import { Term } from '@site/src/components/Term';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  table: TableRegion,
  AgentConnections,
  Anchor,
  ButtonLink,
  ButtonRow,
  ConfigChecker,
  DipLayout,
  InstallSteps,
  JobStates,
  KeyFacts,
  LogHelper,
  ServerComponents,
  StaticHtml,
  Steps,
  TabItem,
  Tabs,
  TaskGrid,
  Term,
};
