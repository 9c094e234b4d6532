import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { readContract } from '../../plugins/contracts/readContract';
import { configFacts, faultEntries } from '../../plugins/data/facts';
import { validatorModule } from '../../plugins/data/validators/validatorModule';
import { configNames, readConfigSchemas } from '../../plugins/reference/schema';
import { type FaultReport, type FoundEntry, findFaults } from '../../src/matcher/matchLog';
import { type ConfigReport, checkConfig, type Validate } from '../../src/reader-tools/config-checker/checkConfig';
import type { ConfigFacts, ConfigName } from '../../src/reader-tools/config-checker/configFacts';
import { projectDirectory } from './builds';

/** Maps the names of the configuration files to their schemas. */
export const configSchemas = readConfigSchemas((file) => readContract(projectDirectory, file));

const validators = new Map<ConfigName, Validate>();

function validatorOf(name: ConfigName): Validate {
  const known = validators.get(name);
  if (known) return known;
  const module = { exports: {} as Validate };
  const run = compileFunction(validatorModule(configSchemas[name]), ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(__filename));
  validators.set(name, module.exports);
  return module.exports;
}

const facts = new Map(configNames.map((name) => [name, configFacts(configSchemas[name])]));

/** Checks text as the config checker does. */
export function check(name: ConfigName, text: string): ConfigReport {
  return checkConfig(text, validatorOf(name), facts.get(name) as ConfigFacts);
}

/** The entries with log patterns. */
export const faults = faultEntries(readContract(projectDirectory, 'error-codes.json'));

/** Searches a message or a log. `findings` has what ended the job first. */
export function searchLog(text: string): FaultReport & { findings: FoundEntry[] } {
  const report = findFaults(text, faults);
  return { ...report, findings: [report.ended ?? [], report.others].flat() };
}
