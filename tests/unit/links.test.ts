import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkNames } from '../../plugins/contracts/reference/links';

const names = {
  codes: new Map([['NO_SPACE', '/docs/troubleshoot#NO_SPACE']]),
  keys: new Map([['cache.max_gb', '/agent#cache-max_gb']]),
};

test('codes in plain text and keys in inline code become links', () => {
  assert.equal(
    linkNames('Lower `cache.max_gb`, else the job ends with NO\\_SPACE.', names),
    'Lower [`cache.max_gb`](/agent#cache-max_gb), else the job ends with [`NO_SPACE`](/docs/troubleshoot#NO_SPACE).',
  );
});

test('a name becomes a link only once per section, if requested', () => {
  assert.equal(
    linkNames('### A\n\nSee NO_SPACE and NO_SPACE.\n\n### B\n\nSee NO_SPACE.', names, true),
    '### A\n\nSee [`NO_SPACE`](/docs/troubleshoot#NO_SPACE) and `NO_SPACE`.\n\n### B\n\nSee [`NO_SPACE`](/docs/troubleshoot#NO_SPACE).',
  );
});

test("code, headings, links, and attributes don't change", () => {
  for (const text of [
    '```text\nNO_SPACE\n```',
    '### Disk full `NO_SPACE` {/* #NO_SPACE */}',
    '[`cache.max_gb`](#cache-max_gb)',
    '[NO\\_SPACE](#NO_SPACE)',
    '<Anchor id="NO_SPACE">x</Anchor>',
    '`NO_SPACE`',
    'NO\\_SPACE\\_LEFT and NO',
  ]) {
    assert.equal(linkNames(text, names), text);
  }
});
