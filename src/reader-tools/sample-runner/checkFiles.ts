import { checkConfig } from '../config-checker/checkConfig';
import type { ConfigFacts } from '../config-checker/configFacts';
import { loadChecker } from '../config-checker/loadChecker';
import type { Files } from './files';
import type { FileFindings } from './runReducer';

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
};

async function loadAnswersChecker(): ReturnType<typeof loadChecker> {
  const { default: validate } = await import('@site/contracts/schema/answers.schema.json?validator');
  return (text) => checkConfig(text, validate, answersFacts);
}

const checkers = { 'job-package.json': () => loadChecker('job-package'), 'answers.json': loadAnswersChecker };

/** Returns the errors in a sample's JSON files. If there are none, the sample can run. */
export async function checkFiles(files: Files): Promise<FileFindings[]> {
  const checks = Object.entries(checkers).map(async ([file, load]) => {
    const text = files[file];
    if (text === undefined) return [];
    const check = await load();
    const findings = check(text).findings.filter(({ kind }) => kind === 'error');
    return findings.length > 0 ? [{ file, findings }] : [];
  });
  return (await Promise.all(checks)).flat();
}
