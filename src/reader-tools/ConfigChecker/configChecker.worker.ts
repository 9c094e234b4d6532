import { readText } from '../ReaderTool/readText';
import { handleTasks } from '../ReaderTool/taskMessages';
import type { Validate } from './checkConfig';
import { checkConfig } from './checkConfig';
import { type ConfigFacts, type ConfigName, maxBytes } from './configFacts';

const validators: Record<ConfigName, () => Promise<{ default: Validate }>> = {
  agent: () => import('@site/contracts/agent-config.schema.json?validator'),
  dip: () => import('@site/contracts/dip-config.schema.json?validator'),
  'job-package': () => import('@site/contracts/job-package-config.schema.json?validator'),
  server: () => import('@site/contracts/server-config.schema.json?validator'),
};

const factsOf: Record<ConfigName, () => Promise<{ default: ConfigFacts }>> = {
  agent: () => import('@generated/reader-tools/default/agent-facts.json'),
  dip: () => import('@generated/reader-tools/default/dip-facts.json'),
  'job-package': () => import('@generated/reader-tools/default/job-package-facts.json'),
  server: () => import('@generated/reader-tools/default/server-facts.json'),
};

handleTasks(async ({ file, of }) => {
  const name = of as ConfigName;
  const text = await readText(file, maxBytes);
  const [validator, facts] = await Promise.all([validators[name](), factsOf[name]()]);
  return checkConfig(text, validator.default, facts.default);
});
