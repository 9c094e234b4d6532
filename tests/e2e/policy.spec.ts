// The Content Security Policy as nginx sends it, enforced by Chromium.
import type { Page } from '@playwright/test';
import { rewriteScript } from '../lib/chunks';
import { request } from '../lib/hosting';
import { test, violations } from '../lib/nginx';
import { observatoryRules, observatoryScore } from '../lib/observatory';
import { readBuilt } from '../lib/site';
import { expect, headingFonts, hydrated } from '../lib/test';

/** Everything on the site that loads or shows something only when it is used. */
const openers: { what: string; route: string; phone?: boolean; open: (page: Page) => Promise<void> }[] = [
  {
    what: 'the side menu of a phone',
    route: '/docs/quick-start',
    phone: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Plans' })).toBeVisible();
    },
  },
  {
    what: 'the contents of a page on a phone',
    route: '/docs/quick-start',
    phone: true,
    open: async (page) => {
      const button = page.getByRole('button', { name: 'On this page' });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    what: 'the definition of a term',
    route: '/docs/how-to/write-test',
    open: async (page) => {
      await page.getByRole('button', { name: 'job package' }).first().click();
      await expect(page.getByText('Versioned test code with its manifest', { exact: false })).toBeVisible();
    },
  },
  {
    what: 'the search',
    route: '/docs/quick-start',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('garbage characters');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: 'the copy button of code',
    route: '/docs/quick-start',
    open: async (page) => {
      const block = page.locator('.theme-code-block').first();
      await block.getByRole('button', { name: /^Copy / }).click();
      await expect(page.getByText(/^(Copied|Not copied, but selected:) /)).toBeAttached();
    },
  },
  {
    what: 'the nearest pages of an address that leads nowhere',
    route: '/docs/quickstart',
    open: async (page) => {
      await expect(page.getByRole('main').getByRole('link', { name: 'Quick start' }).first()).toBeVisible();
    },
  },
  {
    what: 'the config checker',
    route: '/docs/reference/configuration/dip-config',
    open: async (page) => {
      await page.getByText('Check your dip.json').click();
      await page.getByRole('textbox', { name: 'Text of dip.json' }).fill('{"nam": 1}');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByText('Unknown key nam. Did you mean name?')).toBeVisible();
    },
  },
  {
    what: 'the log helper',
    route: '/docs/troubleshoot',
    open: async (page) => {
      const tool = page.getByRole('group').filter({ hasText: 'Search a log' });
      await tool.getByRole('textbox').fill('error FLASH_FAILED');
      await tool.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(tool.getByText('1 entry matches. 1 line searched.')).toBeVisible();
    },
  },
  {
    what: 'a sample that runs',
    route: '/docs/how-to/write-test',
    open: async (page) => {
      await page.getByRole('button', { name: 'Run smoke/main.py', exact: true }).first().click();
      const panel = page.getByRole('region', { name: 'Run smoke/main.py', exact: true }).first();
      await expect(panel.getByRole('status')).toHaveText('passed, exit code 0', { timeout: 60_000 });
    },
  },
  {
    what: 'the next page',
    route: '/',
    open: async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
      await expect(page).toHaveURL(/\/plans$/);
    },
  },
];

test('nothing that opens later breaks the policy', async ({ page }) => {
  // The Python interpreter takes its time.
  test.setTimeout(120_000);
  const found = await violations(page);
  for (const { what, route, phone, open } of openers) {
    await test.step(what, async () => {
      await page.setViewportSize({ width: phone ? 375 : 1440, height: 900 });
      await page.goto(route);
      await hydrated(page);
      await open(page);
    });
  }
  expect(found).toEqual([]);
});

test('injected scripts, handlers, styles, eval and foreign requests are stopped', async ({ page }) => {
  const found = await violations(page);
  await page.route('**/plans', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<div id="?__docusaurus"?>/,
      '<script>document.title="injected"</script><img src=/nope.png onerror=document.title="injected">' +
        '<style>h1{display:none}</style><script src=https://evil.example/a.js></script><base href=/evil/>$&',
    );
    expect(body).toContain('injected');
    await route.fulfill({ response, body });
  });
  const main = /main\.[^/]*\.js$/.exec(
    (await (await page.request.get('/')).text()).match(/\/assets\/js\/main[^"'\s>]+/)?.[0] ?? '',
  );
  await rewriteScript(
    page,
    'default',
    main?.[0] ?? '',
    (source) => `try{eval('document.title="injected"')}catch(error){window.refused=error.name}${source}`,
  );
  await page.goto('/plans');
  await hydrated(page);
  await expect(page).toHaveTitle('Plans | Benchloom');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { refused?: string }).refused)).toBe('EvalError');
  const stopped = new Set(found.map((violation) => violation.split(' ')[1]));
  expect([...stopped].sort()).toEqual([
    'base-uri',
    'require-trusted-types-for',
    'script-src-attr',
    'script-src-elem',
    'style-src-elem',
  ]);
});

test('a string becomes no markup that loads or sends something, and no other policy allows it', async ({ page }) => {
  await page.goto('/plans');
  await hydrated(page);
  const results = await page.evaluate(() => {
    const attempt = (action: (element: HTMLElement) => void) => {
      try {
        action(document.createElement('div'));
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const markup = (html: string) =>
      attempt((element) => {
        element.innerHTML = html;
      });
    return {
      'highlighted code': markup('<span class="token">device list</span>'),
      'a form': markup('<form action="https://evil.example"><input name="password"></form>'),
      'a frame': markup('<IFRAME srcdoc="x"></IFRAME>'),
      'a redirect': markup('<meta http-equiv="refresh" content="0;url=https://evil.example">'),
      'a policy that allows everything': attempt(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('default', {}),
      ),
    };
  });
  expect(results).toEqual({
    'highlighted code': 'allowed',
    'a form': 'TypeError',
    'a frame': 'TypeError',
    'a redirect': 'TypeError',
    'a policy that allows everything': 'TypeError',
  });
});

test('the site cannot be framed', async ({ page, baseURL, siteOf }) => {
  // A page of a host without any header frames the same page of both hosts.
  const { origin } = await siteOf('default');
  await page.goto(`${origin}/plans`);
  for (const address of [`${origin}/signup`, `${baseURL}/signup`]) {
    await page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
      address,
    );
  }
  const addresses = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect.poll(addresses).toEqual([`${origin}/signup`, 'chrome-error://chromewebdata/']);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the heading font is allowed', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto('/plans');
    await expect.poll(() => headingFonts(page)).toEqual(['loaded']);
    expect(complaints).toEqual([]);
  });
});

test.describe('with analytics', () => {
  test.use({ build: 'configured' });

  test("the policy allows the service's script, below the base URL, and nothing else changes", async ({ page }) => {
    const found = await violations(page);
    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'fetch("https://region1.google-analytics.com/g/collect",{mode:"no-cors"})',
      });
    });
    await page.route('https://region1.google-analytics.com/**', (route) => route.fulfill({ body: '' }));
    const collected = page.waitForResponse('https://region1.google-analytics.com/**');
    await page.goto('/sub/plans');
    await hydrated(page);
    await collected;
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123']);
    expect(found).toEqual([]);
  });
});

test.describe('with an address for reports', () => {
  test.use({ build: 'configured' });

  test('the browser reports what the policy has stopped there', async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/sub/plans');
    await hydrated(page);
    const reported = page.waitForRequest('https://reports.example.org/csp');
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('script'), { text: '0' })));
    const { 'csp-report': report } = JSON.parse((await reported).postData() ?? '{}');
    expect(report).toMatchObject({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' });
    expect(new URL(report['document-uri']).pathname).toBe('/sub/plans');
  });
});

test.describe('on a host that sets no headers', () => {
  test.use({ build: 'configured', baseURL: async ({ siteOf }, use) => use((await siteOf('configured')).origin) });

  test('each page carries the policy and stops an injected script', async ({ page }) => {
    const found = await violations(page);
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    for (const route of ['/sub/', '/sub/docs/', '/sub/nope']) {
      const response = await page.goto(route);
      expect(response?.headers()['content-security-policy']).toBeUndefined();
      await hydrated(page);
    }
    expect(found).toEqual([]);
    await page.route('**/sub/plans', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script>document.title="injected"</script>$&');
      expect(body).toContain('injected');
      await route.fulfill({ response, body });
    });
    await page.goto('/sub/plans');
    await hydrated(page);
    await expect(page).toHaveTitle('Plans | Benchloom');
    expect(found.map((violation) => violation.split(' ')[1])).toEqual(['script-src-elem']);
  });
});

test("the headers keep the rules of Mozilla's Observatory that tests/lib/observatory.ts holds, and each rule can be broken", async ({
  nginxOf,
}) => {
  const { port } = await nginxOf('default');
  const { headers, body } = await request(port, '/');
  const observed = { headers, html: body, origin: 'https://www.benchloom.example' };
  const { score, rules } = observatoryScore(observed);
  expect(score, rules.join('\n')).toBeGreaterThanOrEqual(135);
  const longest = Math.max(
    ...readBuilt('default', '_headers')
      .split('\n')
      .map(({ length }) => length),
  );
  expect(longest, 'Cloudflare Pages takes lines of 2,000 characters').toBeLessThan(2000);

  const broken: [name: string, headers: Record<string, string>, html?: string][] = [
    ['content-security-policy', { 'content-security-policy': '' }],
    ['unsafe scripts', { 'content-security-policy': "script-src 'unsafe-inline' 'unsafe-eval' http:" }],
    ['short transport security', { 'strict-transport-security': 'max-age=60' }],
    ['no transport security', { 'strict-transport-security': '' }],
    ['sniffing and frames', { 'x-content-type-options': '', 'x-frame-options': '', 'content-security-policy': 'a' }],
    ['referrer', { 'referrer-policy': 'unsafe-url' }],
    ['credentials', { 'access-control-allow-credentials': 'true' }],
    ['cookie', { 'set-cookie': 'a=b' }],
    ['foreign script', {}, '<script src="http://evil.example/a.js"></script>'],
  ];
  const applied = new Set(rules);
  for (const [name, changed, html = body] of broken) {
    const worse = observatoryScore({ ...observed, html, headers: new Map([...headers, ...Object.entries(changed)]) });
    expect(worse.score, name).toBeLessThan(score);
    for (const rule of worse.rules) applied.add(rule);
  }
  expect(applied.size, 'every rule applied at least once').toBe(observatoryRules.length);
});
