import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { checkAddresses } from '../../checks/samples/checkAddresses';
import { checkContractFacts } from '../../checks/samples/checkContractFacts';
import { readContracts } from '../../checks/samples/contracts';
import { readPage } from '../../checks/samples/readPages';
import { formatFinding } from '../../checks/samples/report';
import { redirectsFile } from '../../plugins/finish/redirects';
import { urlsFile } from '../../plugins/finish/redirects/addresses';

const project = path.resolve(__dirname, '../..');
const contracts = readContracts(project);

describe('published addresses', () => {
  /** Checks documents against a list with the page /docs/trial and its anchor #set-up. */
  const findings = (...documents: [file: string, text: string][]) => {
    const root = mkdtempSync(path.join(tmpdir(), 'addresses-'));
    try {
      mkdirSync(path.join(root, 'plugins/finish/redirects'), { recursive: true });
      writeFileSync(path.join(root, redirectsFile), '{ "redirects": [] }');
      writeFileSync(path.join(root, urlsFile), '{ "pages": { "/docs/trial": ["set-up"] } }');
      const pages = documents.map(([file, text]) => readPage(`docs/${file}`, text));
      return checkAddresses(root, pages).map(formatFinding);
    } finally {
      rmSync(root, { recursive: true });
    }
  };
  const withSlug = (slug: string) => `---\nslug: ${slug}\n---\n\n## Set up\n`;
  const lost = /^plugins\/finish\/redirects\/urls\.json:1 address: the published page \/docs\/trial is missing/;

  it('stay available, and need not be listed before the release', () =>
    assert.deepEqual(findings(['trial.mdx', 'a\n\n## Set up\n\n## More\n'], ['fresh.mdx', 'a']), []));

  it('are reported at the renamed heading if they disappear', () => {
    const [gone, ...more] = findings(['trial.mdx', 'a\n\n## Set it up\n']);
    assert.match(
      gone ?? '',
      /^docs\/trial\.mdx:3 address: the published anchor #set-up is missing \(write \{\/\* #set-up/,
    );
    assert.deepEqual(more, []);
  });

  it('come from the slug or the name without its number, as in the build', () => {
    assert.deepEqual(findings(['other.mdx', withSlug('/trial')]), []);
    assert.deepEqual(findings(['02-trial.mdx', '## Set up']), []);
    assert.match(findings(['trial.mdx', withSlug('/moved')])[0] ?? '', lost);
  });

  it("don't come from drafts", () => {
    const draft = '---\ndraft: true\n---\n\n## Set up\n';
    assert.deepEqual(findings(['trial.mdx', '## Set up'], ['other.mdx', draft]), []);
    assert.match(findings(['trial.mdx', draft])[0] ?? '', lost);
  });

  it('belong to one document', () =>
    assert.deepEqual(findings(['trial.mdx', '## Set up'], ['other.mdx', withSlug('trial')]), [
      'docs/trial.mdx:1 address: docs/other.mdx has the same address, /docs/trial (change the slug of one of them)',
      'docs/other.mdx:1 address: docs/trial.mdx has the same address, /docs/trial (change the slug of one of them)',
    ]));
});

describe("numbers in the contracts' sentences", () => {
  it('match limits.json, and findings show which file to change', () => {
    assert.deepEqual(checkContractFacts(contracts), []);
    const heartbeat = contracts.limits.get('heartbeat') ?? assert.fail();
    const changed = { ...contracts, limits: new Map(contracts.limits).set('heartbeat', { ...heartbeat, value: 20 }) };
    const found = checkContractFacts(changed).map(formatFinding);
    assert.ok(
      found.some((text) =>
        /^contracts\/glossary\.json:\d+ fact: .*every 15 s.* is 20 s in limits\.json.*change heartbeat in contracts\/limits\.json/.test(
          text,
        ),
      ),
      found.join('\n') || 'nothing found',
    );
  });
});
