import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { cutPageViews } from '../../src/behaviors/analytics/pageViews';
import { onRouteDidUpdate as arrive } from '../../src/behaviors/arrive';
import type { Bootstrap } from '../../src/boot/bootstrap';
import { normalizeLocation } from '../../src/boot/normalizeLocation';
import { installPresses } from '../../src/boot/presses';
import { installSearchShortcut } from '../../src/boot/searchShortcut';
import openedUrls from '../fixtures/openedUrls.json';
import { replaceGlobals } from '../lib/globals';

type Listener = (event: object) => void;

/** Returns a fake bootstrap that records the listeners so that tests can call them. */
function fakeBootstrap() {
  const listeners: [type: string, listener: Listener][] = [];
  const bootstrap = {
    listen: (type: string, listener: Listener) => listeners.push([type, listener]),
    closest: (event: { target: { closest(selector: string): unknown } }, selector: string) =>
      event.target.closest(selector),
    started: 0,
    start() {
      this.started += 1;
    },
  };
  const send = (type: string, event: object) => {
    for (const [wanted, listener] of listeners) if (wanted === type) listener(event);
  };
  return { bootstrap: bootstrap as unknown as Bootstrap & { started: number }, send };
}

test("page views don't throw if a blocker removes analytics", (t) => {
  t.after(replaceGlobals({ window: {}, location: new URL('https://www.example/plans') }));
  cutPageViews();
  const { gtag } = globalThis.window as Required<Pick<Window, 'gtag'>>;
  assert.doesNotThrow(() => gtag('set', 'page_path', '/plans'));
});

/** Returns `stays`, `loads URL`, or `becomes URL`: what the script does when a visitor opens a path. */
function normalized(t: TestContext, baseUrl: string, path: string): string {
  let result = 'stays';
  const restore = replaceGlobals({
    location: Object.assign(new URL(path, 'https://www.example'), {
      replace: (to: URL) => {
        result = `loads ${to}`;
      },
    }),
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: URL) => {
        result = `becomes ${to}`;
      },
    },
    stop() {},
  });
  t.after(restore);
  normalizeLocation({} as Bootstrap, baseUrl);
  return result;
}

for (const { baseUrl, path, expected } of openedUrls) {
  test(`under ${baseUrl}, the URL ${path} ${expected}`, (t) => {
    assert.equal(normalized(t, baseUrl, path), expected);
  });
}

for (const [hash, isFound] of [
  ['#nähe', true],
  ['#n%C3%A4he', true],
  ['', false],
] as const) {
  test(`the fragment "${hash}" ${isFound ? 'opens its element' : "doesn't open anything or throw"}`, (t) => {
    const opened: string[] = [];
    const fold = { setAttribute: (name: string) => opened.push(name) };
    const title = { dataset: {}, closest: () => fold, matches: () => true, scrollIntoView() {} };
    const restore = replaceGlobals({
      document: { getElementById: (id: string) => (id === 'nähe' ? title : null) },
      addEventListener() {},
    });
    t.after(restore);
    arrive?.({ location: { hash }, previousLocation: null } as never);
    assert.deepEqual([opened, title.dataset], isFound ? [['open'], { opened: '' }] : [[], {}]);
  });
}

for (const [address, from, focused] of [
  ['/plans', undefined, undefined],
  ['/plans', '/', 'h1'],
  ['/docs#next', '/plans', 'next'],
  ['/docs#next', '/docs', 'next'],
  ['/docs#gone', '/plans', 'h1'],
  ['/docs?q=a', '/docs', undefined],
] as const) {
  test(`after navigation from ${from ?? 'a different site'} to ${address}, focus ${focused ? `moves to ${focused}` : 'stays'}`, (t) => {
    const moves: string[] = [];
    const element = (name: string) => ({ tabIndex: -1, closest() {}, matches() {}, focus: () => moves.push(name) });
    const restore = replaceGlobals({
      document: {
        getElementById: (id: string) => (id === 'next' ? element(id) : null),
        querySelector: () => element('h1'),
      },
    });
    t.after(restore);
    const { pathname, hash } = new URL(address, 'https://www.example');
    arrive?.({ location: { pathname, hash }, previousLocation: from && { pathname: from } } as never);
    assert.deepEqual(moves, focused ? [focused] : []);
  });
}

describe('before hydration', () => {
  /** Installs the listeners. `press` presses a key outside any field, and `click` clicks a button. */
  function page(t: TestContext, platform = 'Linux x86_64') {
    const dataset: Record<string, string> = {};
    const restore = replaceGlobals({
      document: { documentElement: { dataset }, querySelector: () => null },
      navigator: { platform },
      location: { search: '?q=panic' },
    });
    t.after(restore);
    const { bootstrap, send } = fakeBootstrap();
    installPresses(bootstrap);
    installSearchShortcut(bootstrap);
    const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, preventDefault() {} };
    const press = (key: string, held = {}) =>
      send('keydown', { ...keys, key, ...held, target: { closest: () => null } });
    const click = (button: object) =>
      send('click', { target: { closest: (selector: string) => (selector === '.search-button' ? null : button) } });
    return { bootstrap, dataset, press, click };
  }

  test("the shortcut opens the search and keeps typed text until Escape, but a slash or autofill doesn't open it", (t) => {
    const { bootstrap, dataset, press } = page(t);
    assert.equal(dataset.asked, '');
    press('/');
    press('k', { key: undefined });
    assert.equal(dataset.searchAsked, undefined);
    press('k', { ctrlKey: true });
    for (const key of ['c', 'l', 'i']) press(key);
    assert.equal(dataset.searchAsked, 'cli');
    assert.equal(bootstrap.started, 1);
    press('Escape');
    assert.equal(dataset.searchAsked, undefined);
  });

  test('a second click undoes the first one on a toggle button, but not on any other button', (t) => {
    const { bootstrap, click } = page(t);
    const run = { matches: () => false };
    const menu = { matches: (selector: string) => selector === '[aria-expanded]' };
    for (const [button, kept] of [
      [run, run],
      [menu, false],
    ] as const) {
      click(button);
      click(button);
      assert.equal(bootstrap.pressed, kept);
    }
  });

  for (const [platform, held, asks] of [
    ['Linux x86_64', { ctrlKey: true }, true],
    ['Linux x86_64', { metaKey: true }, false],
    ['Linux x86_64', { ctrlKey: true, shiftKey: true }, false],
    ['MacIntel', { metaKey: true }, true],
    ['MacIntel', { ctrlKey: true }, false],
  ] as const) {
    test(`on ${platform}, k with ${Object.keys(held)} ${asks ? 'opens' : "doesn't open"} the search`, (t) => {
      const { dataset, press } = page(t, platform);
      press('k', held);
      assert.equal('searchAsked' in dataset, asks);
    });
  }
});
