import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { matchPath as matchInLibrary, type RouteProps } from 'react-router';
import { matchPath } from '../../src/plugins/leanScripts/routing/matchPath';
import { matchRoutes } from '../../src/plugins/leanScripts/routing/routes';

const paths = [
  '/',
  '/docs',
  '/docs/',
  '/Docs/how-to',
  '/docs/how-to/a.b',
  '/docs/:page',
  '/docs/*',
  '*',
  '/a(b)?',
  '/a+',
];
const addresses = [
  '/',
  '/docs',
  '/docs/',
  '/DOCS/how-to',
  '/docs/how-to/',
  '/docs/how-to/a.b',
  '/docsy',
  '/a',
  '/ab',
  '/none',
];

describe('an address', () => {
  for (const path of paths) {
    for (const options of [{}, { exact: true }, { strict: true }, { sensitive: true }] satisfies RouteProps[]) {
      test(`matches ${path} ${JSON.stringify(options)} as in the library`, () => {
        const route = { path, ...options };
        for (const address of addresses)
          assert.deepEqual(matchPath(address, route), matchInLibrary(address, route), address);
      });
    }
  }

  test('leads through the first route that matches, and then through the routes inside', () => {
    const component = () => null;
    const routes = [
      { path: '/docs', component, routes: [{ path: '/docs/a', exact: true, component }, { component }] },
      { path: '/docs/a', component },
      { path: '*', component },
    ];
    const patterns = (address: string) => matchRoutes(routes, address).map(({ route }) => route.path);
    assert.deepEqual(patterns('/docs/a'), ['/docs', '/docs/a']);
    assert.deepEqual(patterns('/docs/b'), ['/docs', undefined]);
    assert.deepEqual(patterns('/none'), ['*']);
  });
});
