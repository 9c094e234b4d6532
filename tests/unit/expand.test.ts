import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { remark } from 'remark';
import remarkMdx from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { remarkDocument } from '../../plugins/documents/remarkDocument';

const siteDir = path.resolve(__dirname, '../..');

/** Parses a document as the build does, after the build has replaced its tags. */
function parse(...lines: string[]) {
  const file = { path: path.join(siteDir, 'docs/trial.mdx'), value: lines.join('\n') };
  return remark().use(remarkMdx).use(remarkDocument(siteDir)).parse(file);
}

test('a page gets only the imports that it needs and lacks', () => {
  const importsOf = (...lines: string[]) => {
    const imports: string[] = [];
    visit(parse(...lines), 'mdxjsEsm', (node: { value: string }) => void imports.push(...node.value.split('\n')));
    return imports;
  };
  assert.deepEqual(
    importsOf('<ReleaseNotes />'),
    ['Release', 'ReleaseFacts', 'ReleaseHeadline'].map(
      (name) => `import { ${name} } from '@site/src/documents/Release';`,
    ),
  );
  assert.deepEqual(importsOf('{true && <Tabs />}', '', '```jsx', '<EntryIndex />', '```'), [
    "import Tabs from '@theme/Tabs';",
  ]);
  const own = ["import { JobStates } from './mine';", '', '<JobStates />'];
  assert.deepEqual(importsOf(...own), own.slice(0, 1));
  assert.deepEqual(importsOf('<Steps>', '', '1. Text', '', '</Steps>'), []);
});

test('an error reports its file and source line, even below a tag that expands to many lines', () => {
  const errors: [text: string, reason: RegExp][] = [
    ['Takes <5 ms', /Unexpected character `5`/],
    ['<Steps>', /closing tag for `<Steps>` \(4:1-4:8\)/],
    ['<Limit of="nope" />', /^<Limit of="nope" \/>: contracts\/limits\.json has no limit "nope"/],
    ['<Term id="nope">x</Term>', /^<Term id="nope">: contracts\/glossary\.json has no term "nope"/],
    ['<ErrorCodes group="nope" />', /^<ErrorCodes group="nope" \/>: .* no group "nope"/],
    ['<CommandReference of="clj" />', /^<CommandReference of="clj" \/>: .*clj\.json/],
    ['<BordWiring />', /^<BordWiring> isn't a component \(did you mean BoardWiring\?\)/],
  ];
  for (const [text, reason] of errors)
    assert.throws(
      () => parse('---', 'title: Trial', '<ExitCodes of="cli" />', text),
      ({ message }: Error) => {
        assert.match(message, /^docs\/trial\.mdx:4: /);
        assert.match(message.replace('docs/trial.mdx:4: ', ''), reason);
        return true;
      },
    );
  let line = 0;
  visit(parse('', '<ExitCodes of="cli" />', '', '![x](gone.png)'), 'image', ({ position }) => {
    line = position?.start.line ?? 0;
  });
  assert.equal(line, 4);
});
