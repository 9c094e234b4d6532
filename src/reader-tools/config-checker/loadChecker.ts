import type { ConfigReport, Validate } from './checkConfig';
import type { ConfigFacts, ConfigName } from './configFacts';

const validators = {
  agent: () => import('@site/contracts/agent-config.schema.json?validator'),
  dip: () => import('@site/contracts/dip-config.schema.json?validator'),
  'job-package': () => import('@site/contracts/job-package-config.schema.json?validator'),
  server: () => import('@site/contracts/server-config.schema.json?validator'),
} satisfies Partial<Record<ConfigName, () => Promise<{ default: Validate }>>>;

const factsOf = {
  agent: () => import('@generated/reader-tools/default/agent-facts.json'),
  dip: () => import('@generated/reader-tools/default/dip-facts.json'),
  'job-package': () => import('@generated/reader-tools/default/job-package-facts.json'),
  server: () => import('@generated/reader-tools/default/server-facts.json'),
} satisfies Partial<Record<ConfigName, () => Promise<{ default: ConfigFacts }>>>;

/** Loads the modules that check a configuration file, and returns a function that checks the file's text. */
export async function loadChecker(name: keyof typeof validators): Promise<(text: string) => ConfigReport> {
  const [{ checkConfig }, validator, facts] = await Promise.all([
    import('./checkConfig'),
    validators[name](),
    factsOf[name](),
  ]);
  return (text) => checkConfig(text, validator.default, facts.default);
}
