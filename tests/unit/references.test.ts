import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { createAjv } from '../../checks/ajv.mjs';
import { readContract } from '../../plugins/contracts/readContract';
import { expandLines } from '../../plugins/documents/expandReferences';
import { atomFeed } from '../../plugins/finish/atomFeed';
import { plainMarkdown } from '../../plugins/finish/markdown/plainMarkdown';
import { range } from '../../plugins/lib/markdown';
import { groupSample, keyGroups } from '../../plugins/reference/configReference';
import type { Schema } from '../../plugins/reference/schema';
import { type Releases, tableReferences } from '../../plugins/reference/tables';
import { outputDirectory, projectDirectory } from '../lib/builds';
import { expectRecord } from '../lib/record';

/** Each page in tests/golden/, and the text that the build expands to that page, with the contracts next to it. */
const pages: Record<string, string> = {
  'command-index': '<CommandIndex of="cli" />\n\n<CommandIndex of="agentctl" />\n\n<RoleTable />\n\n<BundledTools />',
  'command-reference': ['cli"', 'cli" group="tea"', 'cli" group="cups"', 'agentctl"', 'toolbelt"']
    .map((of) => `<CommandReference of="${of} />`)
    .join('\n\n'),
  'config-reference': ['agent', 'dip', 'server'].map((of) => `<ConfigReference of="${of}" />`).join('\n\n'),
  'config-samples': '<ConfigSamples of="agent" file="agent" />\n\n<ConfigSamples of="dip" file="dip" names="A; B" />',
  'error-codes': '<ErrorCodes group="heat" />',
  limits: 'Up to <Limit of="keep" /> in a <Term id="mug">mug</Term>.\n\n<LimitTable group="tea" />\n\n<Glossary />',
  'python-api': '<PythonApi of="Context Kettle Lid Cup Kind TooCold brew" />',
  tables: Object.keys(tableReferences)
    .map((tag) => `<${tag} group="tea" />`)
    .join('\n\n'),
  'release-notes': '<ReleaseNotes />\n\n<AgentVersions />',
};

test('a range shows each bound that is set, even if it is 0', () => {
  assert.equal(range(0, 3), '0 to 3');
  assert.equal(range(-5, 0, 'step', 'steps'), '-5 to 0 steps');
  assert.equal(range(1, 1, 'entry', 'entries'), 'exactly 1 entry');
  assert.equal(range(0, undefined), 'at least 0');
  assert.equal(range(undefined, 0), 'at most 0');
});

const golden = path.join(projectDirectory, 'tests/golden');
// The Python API's cache is next to the contracts.
const site = path.join(outputDirectory, 'golden');

describe('a reference tag expands to the page in tests/golden', () => {
  cpSync(path.join(golden, 'contracts'), path.join(site, 'contracts'), { recursive: true });
  for (const [name, text] of Object.entries(pages))
    test(name, () => {
      expectRecord(`golden/${name}.mdx`, `${expandLines(text, site).join('\n')}\n`);
    });
});

test('the release feed matches the one in tests/golden', () => {
  // The dates must not depend on the machine.
  process.env.TZ = 'Asia/Tokyo';
  const feedSite = { name: 'Benchloom', address: 'https://www.example.com/sub', copyright: '© Benchloom' };
  expectRecord('golden/releases.atom', atomFeed(readContract<Releases>(golden, 'releases.json'), feedSite));
});

test("a page's Markdown contains its text, code, rows, quotes, and full links, but not its controls", () => {
  const html = readFileSync(path.join(golden, 'plain-markdown.html'), 'utf8');
  expectRecord('golden/plain-markdown.txt', plainMarkdown(html, 'https://docs.example.com/sub/docs/page'));
});

type Sample = Record<string, unknown>;

/** Returns a complete file with a group's JSON inserted in the right place. */
function merged(sample: Sample, within: string, part: Sample): Sample {
  const name = within.replace('[]', '');
  if (!name) return { ...sample, ...part };
  const [first, ...others] = sample[name] as Sample[];
  return { ...sample, [name]: [{ ...first, ...part }, ...others] };
}

for (const file of ['agent', 'dip', 'job-package', 'server'])
  test(`the ${file} configuration reference shows JSON for each group, valid in one of the samples`, () => {
    const root = readContract<Schema>(projectDirectory, `${file}-config.schema.json`);
    const validate = createAjv().compile(root);
    for (const group of keyGroups(root)) {
      const part = groupSample(group, root);
      if (!part) continue;
      const files = (root.examples as Sample[]).map((sample) => merged(sample, group.within, part));
      assert.ok(
        files.some((each) => validate(each)),
        `${group.title}: ${JSON.stringify(part)} ${JSON.stringify(validate.errors)}`,
      );
    }
  });
