import { checkConfig } from '../ConfigChecker/checkConfig';
import type { ConfigFacts } from '../ConfigChecker/configFacts';
import type { FileFindings } from './runReducer';
import type { Files } from './shareLink';

/** Facts about `answers.json`, which has no reference page. */
const answersFacts: ConfigFacts = {
  file: 'answers.json',
  keys: {
    '[].command': { form: 'regular expression' },
    '[].stdout': { form: 'text' },
    '[].exit_code': { form: 'whole number from 0 to 255' },
  },
  rules: {},
  command: '',
  others: [],
};

/** Returns the errors in a sample's JSON files. If there are none, the sample can run. */
export async function checkFiles(files: Files): Promise<FileFindings[]> {
  const parts = {
    'job-package.json': () =>
      Promise.all([
        import('@site/contracts/job-package-config.schema.json?validator'),
        import('@generated/reader-tools/default/job-package-facts.json').then(({ default: facts }) => facts),
      ]),
    'answers.json': () => Promise.all([import('@site/contracts/schema/answers.schema.json?validator'), answersFacts]),
  };
  const checks = Object.entries(parts).map(async ([file, load]) => {
    const text = files[file];
    if (text === undefined) return [];
    const [{ default: validate }, facts] = await load();
    const findings = checkConfig(text, validate, facts).findings.filter(({ kind }) => kind === 'error');
    return findings.length > 0 ? [{ file, findings }] : [];
  });
  return (await Promise.all(checks)).flat();
}
