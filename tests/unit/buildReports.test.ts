import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { inspect } from 'node:util';
import { readReports } from '../../checks/build';
import { formatFinding } from '../../checks/report';

const place = mkdtempSync(path.join(tmpdir(), 'reports-'));
after(() => rmSync(place, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
};
write(
  'docs/how-to/write.mdx',
  '---\ntitle: Write\n---\n\n[one](/docs/how-to/wirte)\n[two](#keys-baudd)\n[three](#exit-3)\n',
);
write('sidebars.ts', "[\n'how-to/gone'");
write('plugins/finish/movedPages.json', '{}');
write('docs/start.md', 'Text');
write('contracts/terms.json', '{\n"see": "/docs/generated"');
write('src/marketing/content/home.ts', "'/docs/strat'");
write('build/docs/start/index.html', '<b id=exit-3>3</b>');
write('build/docs/how-to/write/index.html', '<h2 id=keys-baud>a</h2><h2 id="other">b</h2>');

const reports = (log: string) => readReports(log, place, path.join(place, 'build')).map(formatFinding);

test("a build's broken links and anchors become findings with the line, the mistake, and a suggestion", () => {
  const log = `[WARNING] Docusaurus found broken anchors!

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /sub/docs/how-to/write:
   -> linking to #keys-baudd (resolved as: /docs/how-to/write#keys-baudd)
   -> linking to #exit-3 (resolved as: /docs/how-to/write#exit-3)
[ERROR] Error: Docusaurus found broken links!
- Broken link on source page path = /docs/how-to/write:
   -> linking to /docs/how-to/wirte
   -> linking to /docs/generated
- Broken link on source page path = /plans:
   -> linking to /docs/strat
`;
  assert.deepEqual(reports(log), [
    'contracts/terms.json:2 link: link to /docs/generated: there is no such page (for a page, write its full path (/docs/…); for a file, put it next to this page; if the page moved, add its old path to plugins/finish/movedPages.json, too)',
    'docs/how-to/write.mdx:5 link: link to /docs/how-to/wirte: there is no such page (did you mean /docs/how-to/write?; if the page moved, add its old path to plugins/finish/movedPages.json, too)',
    'docs/how-to/write.mdx:6 link: link to #keys-baudd: there is no such anchor (did you mean keys-baud?)',
    "docs/how-to/write.mdx:7 link: link to #exit-3: there is no such anchor (it's on /docs/start)",
    'src/marketing/content/home.ts:1 link: link to /docs/strat: there is no such page (did you mean /docs/start?; if the page moved, add its old path to plugins/finish/movedPages.json, too)',
  ]);
});

test('what stops a build becomes a finding with its file and cause', () => {
  const cause = new ReferenceError('device_id is not defined');
  const pages = [new Error('Can\'t render static file for pathname "/docs/how-to/write"', { cause })];
  const all = new Error('Unable to build website.', { cause: new AggregateError(pages) });
  const file = path.join(place, 'docs/start.md');
  const compiled = `Error: MDX compilation failed for file "${file}"\nCause: Unexpected character\nDetails:\n{`;
  const sidebar =
    'Error: Invalid sidebar file at "sidebars.ts".\nThese sidebar document ids do not exist:\n- how-to/gone\n';
  const moved = "Error: plugins/finish/movedPages.json: /docs/a can't redirect to /docs/b.";
  assert.deepEqual(reports(`[ERROR] ${inspect(all, { depth: Infinity })}\n${compiled}\n${sidebar}\n${moved}\n`), [
    'docs/how-to/write.mdx:1 page: ReferenceError: device_id is not defined',
    'docs/start.md:1 page: Unexpected character',
    "plugins/finish/movedPages.json:1 page: /docs/a can't redirect to /docs/b.",
    "sidebars.ts:2 page: there is no page how-to/gone (write the page's new path, or remove the line; if the page moved, add its old path to plugins/finish/movedPages.json, too)",
  ]);
});

test('each build warning becomes a finding, in color or not, and nothing else does', () => {
  const warning = 'Markdown link with URL `./gone.md` in source file "docs/start.md" (7:3) couldn\'t be resolved.';
  assert.deepEqual(
    reports(
      `\u001b[33m[WARNING] ${warning}\u001b[0m\n[WARNING] Something else.\n[WARNING] Docusaurus found 1 unused Markdown directives in file "docs/start.md"\n- :smile (3:1)\nSee.\n[WARNING] Attempting to create page at /docs/start, but a page exists.\n[ERROR] Stopped.\n[WARNING] Docusaurus static site generation process emitted warnings for 1 paths\n\n- "/docs/start": \n  - [HTML minifier diagnostic - error] No "p" element in scope - {}\n[cause]: Error: broken links\n`,
    ),
    [
      'docs/start.md:1 page: Attempting to create page at /docs/start, but a page exists.',
      'docs/start.md:1 page: [HTML minifier diagnostic - error] No "p" element in scope',
      'docs/start.md:3 page: Docusaurus found 1 unused Markdown directives in file "docs/start.md" - :smile (3:1)',
      'docs/start.md:7 link: link to ./gone.md: there is no such page (for a page, write its full path (/docs/…); for a file, put it next to this page)',
      'docusaurus.config.ts:1 page: Something else.',
    ],
  );
  assert.deepEqual(reports('[SUCCESS] Generated static files in "build".\n'), []);
});

test('a warning of a build that succeeds makes the command fail', () => {
  write('bin/npm', '#!/bin/sh\necho "[WARNING] Duplicate routes found!"\n');
  chmodSync(path.join(place, 'bin/npm'), 0o755);
  const env = { ...process.env, PATH: `${path.join(place, 'bin')}:${process.env.PATH}` };
  assert.equal(spawnSync(process.execPath, ['--import', 'tsx', 'checks/build.ts'], { env }).status, 1);
});
