import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { addMovedAnchors, redirectPage, redirectScript } from '../../plugins/redirects';
import { follow, mergeAddresses } from '../lib/addresses';

// tsx adds calls of this helper to functions; the build's compiler doesn't.
const keepName = (value: unknown) => value;

const redirects = [
  { from: '/docs/old', to: '/docs/new' },
  { from: '/docs/new#first', to: '/docs/new#second' },
  { from: '/docs/new#away', to: '/docs/other#place' },
];

describe('an address that has moved', () => {
  test('is followed over pages and anchors, and keeps an anchor that the new page has', () => {
    for (const [from, to] of [
      ['/docs/old', '/docs/new'],
      ['/docs/old#kept', '/docs/new#kept'],
      ['/docs/old#first', '/docs/new#second'],
      ['/docs/old#away', '/docs/other#place'],
      ['/docs/else#first', '/docs/else#first'],
    ] as const) {
      assert.equal(follow(from, redirects), to);
    }
  });

  test('redirects with query and fragment', () => {
    const page = redirectPage('/docs/new#start', { url: 'https://www.example.com', baseUrl: '/sub/' });
    assert.match(page, /<script src="\/sub\/redirect\.js" data-to="\/sub\/docs\/new#start">/);
    for (const [hash, expected] of [
      ['#here', '/sub/docs/new?q=1#here'],
      ['', '/sub/docs/new?q=1#start'],
    ]) {
      const asked: string[] = [];
      runInNewContext(redirectScript, {
        __name: keepName,
        document: { currentScript: { getAttribute: () => '/sub/docs/new#start' } },
        location: { search: '?q=1', hash, replace: (address: string) => asked.push(address) },
      });
      assert.deepEqual(asked, [expected]);
    }
  });

  test('needs a script only on the page that lost an anchor', () => {
    const page = '<head></head>';
    assert.equal(addMovedAnchors({ file: 'docs/other/index.html', html: page }, redirects, '/sub/'), page);
    const [, script = ''] =
      /<script>(.*)<\/script><\/head>/s.exec(
        addMovedAnchors({ file: 'docs/new/index.html', html: page }, redirects, '/sub/'),
      ) ?? [];
    const asked: string[] = [];
    const location = { pathname: '/sub/docs/new', hash: '#away', replace: (address: string) => asked.push(address) };
    runInNewContext(script, { location, addEventListener() {}, __name: keepName });
    assert.deepEqual(asked, ['/sub/docs/other#place']);
  });
});

test('the list of addresses only grows', () => {
  const $schema = 'urls';
  assert.deepEqual(
    mergeAddresses(
      { $schema, pages: { '/a': ['x'], '/gone': ['z'] }, files: ['/f'] },
      { $schema, pages: { '/a': ['y'], '/b': [] }, files: ['/g'] },
    ),
    { $schema, pages: { '/a': ['x', 'y'], '/b': [], '/gone': ['z'] }, files: ['/f', '/g'] },
  );
});
