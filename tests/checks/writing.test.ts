import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { formatFinding } from '../examples/report';
import { contractWords } from '../lib/contractWords.mjs';
import { checkComponentImages, checkDuplicates, checkPageForm } from '../writing/pageForm';
import { checkProse } from '../writing/prose';
import { checkSettings } from '../writing/settings';
import { checkStyles, checkTokens } from '../writing/styles';
import { readSource, textsOf } from '../writing/texts';
import { translated } from '../writing/words';

const project = path.resolve(__dirname, '../..');

/** A how-to that is all right, on 30 lines. */
const goodPage = `---
title: Measure the supply
description: "Read the voltage of a board before each job, compare it with its limits and stop the job before a weak supply spoils the result."
page_type: how-to
---

You get a check of the supply. \`powerful\` is code, and so is \`5ms\`.

## Before you start

- A bench. It waits 30 s.

## Check the result

<img alt="" height="10" src="/img/favicon.svg" width="20" />

## What goes wrong here

\`\`\`text
simply the the code 5ms
\`\`\`

## Next

- [Home](/docs/)
`;

/** Lines and reasons that the checks of words and form find on the page with one part replaced. */
async function findingsOf(wrong: string, right: string): Promise<string[]> {
  assert.ok(goodPage.includes(right), right);
  const { texts, source, problems } = readSource('docs/how-to/trial.mdx', goodPage.replace(right, wrong));
  const form = problems.length > 0 ? problems : await checkPageForm(project, 'docs/how-to/trial.mdx', source);
  return [...checkProse(texts), ...form].map((finding) => formatFinding(finding).replace('docs/how-to/trial.mdx:', ''));
}

const inText = 'You get a check of the supply.';
const longSentence = `${'A sentence goes on and on '.repeat(7).trim()}.`;
const mistakes: [name: string, right: string, wrong: string, finding: RegExp][] = [
  ['a banned word', inText, 'You simply check it.', /^7 words: banned word "simply"/],
  ['a banned word of marketing', inText, 'A seamless check.', /^7 words: banned word "seamless"/],
  ['a word that appears twice', inText, 'You check the the supply.', /^7 words: "the" appears twice/],
  ['the third person', inText, 'The user must check it.', /^7 words: .*speaks about the reader/],
  ['the first person', inText, "Let's check the supply.", /^7 words: .*first person/],
  ['a sentence that is too long', inText, longSentence, /^7 words: sentence of 42 words/],
  ['a unit without space', '30 s', '30s', /^11 words: "30s" has no space/],
  ['capitals in a heading', '## Before you start', '## Before You Start', /^9 words: capital in a heading: "You"/],
  ['another word for a term', 'A bench', 'A test rig', /^11 words: "test rig" is not the term \(write bench/],
  ['no title', 'title: Measure the supply\n', '', /^1 front matter: no title/],
  [
    'a short description',
    ', compare it with its limits and stop the job before a weak supply spoils the result',
    '',
    /^3 front matter: description of \d+ characters/,
  ],
  [
    'a description that repeats the title',
    'Read the voltage',
    'Measure the supply and read the voltage',
    /^3 front matter: description repeats/,
  ],
  ['an unknown page type', 'page_type: how-to', 'page_type: guide', /^4 front matter: unknown page_type "guide"/],
  ['a missing heading', '## Check the result', '## See it', /^1 form: no heading "Check the result"/],
  ['headings in another order', '## Before you start', '## Next\n\n## Before you start', /is too early/],
  ['a heading of level 1', '## Next', '# Next', /^23 form: heading of level 1/],
  ['an image without size', ' height="10"', '', /^15 image: image without width and height/],
  ['an image without alt', 'alt="" ', '', /^15 image: image without alt/],
  [
    'an image in Markdown',
    '<img alt="" height="10" src="/img/favicon.svg" width="20" />',
    '![A board](/x.svg)',
    /^15 image: an image in Markdown/,
  ],
  [
    'an image that is not there',
    '/img/favicon.svg',
    '/img/favicn.svg',
    /^15 image: there is no static\/img\/favicn\.svg \(did you mean \/img\/favicon\.svg\?\)/,
  ],
  ['an unknown component', inText, '<Stepps>x</Stepps>', /^7 page: no component <Stepps> \(did you mean Steps\?\)/],
  [
    'a name in braces',
    inText,
    'Your {name}.',
    /^7 page: \{name\}: nothing has this name \(write `\{name\}` as inline code/,
  ],
  [
    'a tag that is never closed',
    inText,
    '<Steps>',
    /^7 page: not valid MDX: Expected a closing tag for `<Steps>` .*\(close the tag/,
  ],
  [
    'front matter that is no YAML',
    'title: Measure the',
    'title: Measure: the',
    /^2 front matter: not valid YAML: .*double quotes/,
  ],
  [
    'a value that the framework refuses',
    'page_type: how-to',
    'page_type: how-to\nhide_title: perhaps',
    /^5 front matter: "hide_title" must be a boolean/,
  ],
  [
    'a key that nothing reads',
    'page_type: how-to',
    'page_type: how-to\nwied: true',
    /^5 front matter: unknown key "wied" \(did you mean wide\?\)/,
  ],
  [
    'a width that is no boolean',
    'page_type: how-to',
    'page_type: how-to\nwide: "yes"',
    /^5 front matter: "wide" must be a boolean/,
  ],
  [
    'a misspelt page type',
    'page_type: how-to',
    'page_type: howto',
    /^4 front matter: unknown page_type "howto" \(did you mean how-to\?\)/,
  ],
  ['MDX that does not parse', '- A bench', '- A <bench', /^\d+ page: not valid MDX/],
];

/** Texts of the first edition, each with the words that read as translated. */
const translatedTexts: [text: string, words: string][] = [
  ['The last Slack error of each channel stands in the project settings.', 'stands'],
  ['In the sample, `job_group.errored` stands before `job_group.*`.', 'stands'],
  ['The token itself never stands in this file.', 'stands'],
  ['The teardown goes on when the board no longer answers.', 'goes on'],
  ['It sends chunks of 16 MiB and goes on where it stopped.', 'goes on'],
  ['Jobs that were made go on.', 'go on'],
  ['If nothing matches, it ends with exit code 5.', 'ends with'],
  ['The power-off ends with POWER_FAILED.', 'ends with'],
  ['The flash tool ends with an error.', 'ends with'],
  ['If the payload is too large, the job then ends with `ARTIFACT_TOO_LARGE`.', 'job then ends with'],
  ['It asks the author to act, and the author cannot mend the lab.', 'mend'],
  ['With your server in place of ours.', 'in place of'],
  ['Put your server in the places of ours.', 'in the places of'],
  ['These four take the place of the `server` service.', 'take the place of'],
  ['Do not go round it with `pull_request_target`.', 'go round'],
  ['A red check says in its title whether your change or the lab is at fault.', 'says'],
  ['It waits 30 s unless `timeout_s` says otherwise.', 'says'],
  ['The exit code tells you whether the image or the lab failed.', 'tells'],
  ['The board talked, but never said that it was ready.', 'said'],
  ['Other versions differ; the release notes say how.', 'notes say'],
  ['`provides` and `depends` say what a DIP leaves on a device.', '\uFFFC say'],
  ['Level of the log of the agent.', 'Level of the log of the agent'],
  ['The next DIPs are compared with the median of the samples of the last DIP.', 'median of the samples of the last'],
  ['The role `developer` or higher in the project.', 'The role \uFFFC'],
  ['Give the device the flash driver `tftp`.', 'the flash driver \uFFFC'],
  ['If a device has no tag `host`, the test is skipped.', 'no tag \uFFFC'],
  ['It registers one agent. The token has run out.', 'token has run out'],
  ['A running job continues until its lease runs out.', 'lease runs out'],
  ['Do not retry in the CI; the output names the class.', 'the CI'],
  ['The CI rejects `results.xml`.', 'The CI'],
  ['No migration can be reversed: the way back is the backup of step 3.', 'way back'],
  ['Metric regressions appear in check runs since 2.29.0.', 'appear in check runs since 2'],
  ['The server takes each version once.', 'takes each version once'],
  ['Give the board back when you are done.', 'Give the board back'],
  ['The summary is cut; the link leads to the whole result.', 'link leads to'],
  ['No byte arrives from the board.', 'No byte arrives'],
  ['The job fails in booting although the board boots.', 'in booting'],
  ['Every LTP case fails with the code 2.', 'with the code 2'],
];

/** Good English that looks like it. */
const nativeTexts = [
  'Create a user with the `developer` role.',
  'A pattern with a group `value`; the tag is `host`.',
  'The host ran out of memory before the lease expired.',
  'Run the CI job again, and read its log in the CI system.',
  'A cable leads to the probe.',
  'It has failed since 2.29.',
  'In running a lab, a bad cable costs the most time.',
  'What Benchloom stands for: `*` stands for the branch.',
  'One server leads, the other stands by.',
  'The health check tells a bad device from a bad image.',
  'The `.env` file tells Docker Compose which file to read.',
  'Tell us which version you use.',
  'Quote the glob, so that the list ends with the newest file.',
  'The image goes on the card.',
  'The cause of most of the errors is a cable.',
  'Use the ID instead of the name of the device.',
];

describe('check:prose for native English', () => {
  const wordsOf = (file: string, text: string) =>
    checkProse(textsOf(file, text)).flatMap(({ reason }) => /^"(.*)" reads as translated$/.exec(reason)?.[1] ?? []);

  for (const [text, words] of translatedTexts) {
    it(`refuses "${words}" in "${text}"`, () => {
      assert.deepEqual(wordsOf('docs/how-to/trial.mdx', text), [words]);
      assert.deepEqual(wordsOf('contracts/cli.json', JSON.stringify({ summary: text })), [words]);
      assert.deepEqual(wordsOf('src/marketing/content/home.ts', `export const text = ${JSON.stringify(text)};`), [
        words,
      ]);
      assert.deepEqual(wordsOf('README.md', text), [words]);
    });
  }

  it('has an old text for each pattern, and a better form and reasons', () => {
    const old = translatedTexts.map(([text]) => text.replace(/`[^`]+`/g, '\uFFFC'));
    for (const { pattern, better, except = [] } of translated) {
      assert.ok(
        old.some((text) => pattern.test(text)),
        `${pattern} has no old text`,
      );
      assert.match(better, /\w/);
      for (const { reason } of except) assert.match(reason, /\w/);
    }
  });

  it('leaves good English alone, and texts for those who work on the site', () => {
    for (const text of nativeTexts) assert.deepEqual(wordsOf('docs/how-to/trial.mdx', text), [], text);
    assert.deepEqual(wordsOf('tests/README.md', 'The test says when.'), []);
  });
});

describe('check:prose', () => {
  it('finds nothing on a page that is all right', async () => assert.deepEqual(await findingsOf(inText, inText), []));

  for (const [name, right, wrong, finding] of mistakes) {
    it(`finds ${name}`, async () => {
      const found = await findingsOf(wrong, right);
      assert.ok(
        found.some((text) => finding.test(text)),
        found.join('\n') || 'nothing found',
      );
    });
  }

  it('reads marketing texts, attributes and contracts at their lines, and neither code nor samples', () => {
    const content = "export const lead = 'A powerful lab.';\nexport const code = `first\\n  simply code`;\n";
    const part = '<Layout\n  description="A robust lab."\n>\n  Easily done\n</Layout>';
    const contract = '{\n  "summary": "Just a test.",\n  "sample": "simply printed text"\n}';
    const tree = '{ "commands": [\n  { "summary": "Just a test." },\n  { "commands": ["simply run it"] }\n] }';
    const lines = (file: string, source: string) => checkProse(textsOf(file, source)).map(({ line }) => line);
    assert.deepEqual(lines('src/marketing/content/home.ts', content), [1]);
    assert.deepEqual(lines('src/pages/index.tsx', part), [2, 4]);
    assert.deepEqual(lines('contracts/cli.json', contract), [2]);
    assert.deepEqual(lines('contracts/cli.json', tree), [2]);
  });

  it('finds an image of a component without size', () => {
    const [finding] = checkComponentImages(project, 'src/x.tsx', 'a\n<img alt="" />');
    assert.match(formatFinding(finding ?? assert.fail()), /^src\/x\.tsx:2 image: image without width and height/);
  });
});

describe('check:styles', () => {
  const sheet = { file: 'src/a/styles.module.css', source: '.used {\n}\n.okTag {\n}\n.gone {\n  --unread: 1px;\n}' };
  const global = {
    file: 'src/styles/theme.css',
    source: '.theme-part {\n}\n.nobody {\n  top: var(--read);\n  --read: 0;\n}',
  };
  const script = {
    file: 'src/a/index.tsx',
    source: `import styles from './styles.module.css';\nstyles.used; styles[\`\${tone}Tag\`]; 'ok'`,
  };

  it('finds unused classes and custom properties at their lines', () => {
    const found = checkStyles([sheet, global], [script], [{ file: 'x.js', source: "className='theme-part'" }]);
    assert.deepEqual(
      found.map(({ file, line, reason }) => `${file}:${line} ${reason}`),
      [
        'src/a/styles.module.css:5 nothing uses the class .gone',
        'src/a/styles.module.css:6 nothing reads the custom property --unread',
        'src/styles/theme.css:3 nothing uses the class .nobody',
      ],
    );
  });
});

describe('check:styles for tokens', () => {
  it('finds a colour, a space, and a size of text that belong in tokens.css, at their lines', () => {
    const tokens = { file: 'src/styles/tokens.css', source: ':root {\n  --ink: #111;\n  --space-8: 32px;\n}' };
    const sheet = {
      file: 'src/a.css',
      source: '.a {\n  color: #333;\n  padding: 0 32px;\n  inline-size: 32px;\n  font-size: 1.1rem;\n}',
    };
    assert.deepEqual(checkTokens([tokens, sheet], tokens).map(formatFinding), [
      'src/a.css:2 style: color has the colour #333 (use a colour of src/styles/tokens.css, or declare it there)',
      'src/a.css:3 style: padding has 32px (write var(--space-8))',
      'src/a.css:5 style: font-size has 1.1rem (use a size of src/styles/tokens.css, or declare it there)',
    ]);
  });
});

describe('check:prose for settings', () => {
  it('finds a setting without a row or a reader, and a row without a setting', () => {
    const source =
      "export type Settings = {\n  used: string;\n  idle: string;\n};\nread(environment, 'USED', '');\nread(environment, 'IDLE', '');";
    const readme = { file: 'README.md', source: '| `USED` | empty |\n| `GONE` | empty |' };
    const reader = { file: 'docusaurus.config.ts', source: 'settings.used' };
    assert.deepEqual(checkSettings({ file: 'src/build/settings.ts', source }, readme, [reader]).map(formatFinding), [
      'src/build/settings.ts:6 setting: IDLE has no row in README.md (add it to the table "Settings")',
      'README.md:2 setting: src/build/settings.ts reads no GONE (remove the row)',
      'src/build/settings.ts:3 setting: nothing reads idle (use it, or remove the setting)',
    ]);
  });
});

describe('check:prose for pages that are alike', () => {
  it('finds a title that another document has', async () => {
    const page = (file: string) => ({ file, source: '---\ntitle: Measure\n---\n' });
    assert.deepEqual((await checkDuplicates([page('docs/a.mdx'), page('docs/b.mdx')])).map(formatFinding), [
      'docs/b.mdx:2 front matter: docs/a.mdx has the same title (describe what only this page gives)',
    ]);
  });
});

describe('config/project-words.txt', () => {
  const words = readFileSync(path.join(project, 'config/project-words.txt'), 'utf8').trim().split('\n');

  it('is sorted, in lower case and without repeats', () => {
    assert.deepEqual(words, [...new Set(words.map((word) => word.toLowerCase()))].sort());
  });

  it('holds no word that contracts/ names or that no text has', () => {
    const known = new Set(contractWords(new URL(`file://${project}/`)));
    assert.deepEqual(
      words.filter((word) => known.has(word)),
      [],
    );
    const folders = ['.github', 'blog', 'contracts', 'deploy', 'docs', 'scripts', 'src', 'tests'];
    const inFolders = folders.flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true }).filter(
        (file) => /\.(?:mdx?|json|pyi|tsx?|css)$/.test(file.name) && !file.parentPath.includes('.output'),
      ),
    );
    const sources = [
      ...inFolders.map((file) => path.join(file.parentPath, file.name)),
      ...['README.md', 'docusaurus.config.ts', 'sidebars.ts'].map((file) => path.join(project, file)),
    ].map((file) => readFileSync(file, 'utf8'));
    const text = sources.join('\n').toLowerCase();
    assert.deepEqual(
      words.filter((word) => !text.includes(word)),
      [],
    );
  });
});
