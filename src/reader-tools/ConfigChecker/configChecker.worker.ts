import { readText } from '../ReaderTool/readText';
import { handleTasks } from '../ReaderTool/taskMessages';
import type { Validate } from './checkConfig';
import { checkConfig } from './checkConfig';
import { type ConfigFacts, type ConfigName, maxBytes } from './configFacts';

type Loaded = [validator: { default: Validate }, facts: { default: ConfigFacts }];

const parts: Record<ConfigName, () => Promise<Loaded>> = {
  agent: () =>
    Promise.all([
      import('@site/contracts/agent-config.schema.json?validator'),
      import('@generated/reader-tools/default/agent-facts.json'),
    ]),
  dip: () =>
    Promise.all([
      import('@site/contracts/dip-config.schema.json?validator'),
      import('@generated/reader-tools/default/dip-facts.json'),
    ]),
  'job-package': () =>
    Promise.all([
      import('@site/contracts/job-package-config.schema.json?validator'),
      import('@generated/reader-tools/default/job-package-facts.json'),
    ]),
  server: () =>
    Promise.all([
      import('@site/contracts/server-config.schema.json?validator'),
      import('@generated/reader-tools/default/server-facts.json'),
    ]),
};

handleTasks(async ({ file, of }) => {
  const text = await readText(file, maxBytes);
  const [validator, facts] = await parts[of as ConfigName]();
  return checkConfig(text, validator.default, facts.default);
});
