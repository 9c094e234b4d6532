// Chromium enforces each page's own Content Security Policy, because this server sends no headers. If a component
// violated the policy after it opened, the browser would log an error, and the tests for that component would fail.
import { rewriteScript } from '../lib/chunks';
import { expect, test, violations, visit } from '../lib/test';

test('the policy blocks injected scripts, handlers, styles, eval, and requests to other origins', async ({ page }) => {
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
  await visit(page, '/plans');
  await expect(page).toHaveTitle('Plans | Benchloom');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { refused?: string }).refused)).toBe('EvalError');
  const stopped = new Set(found.map((violation) => violation.split(' ')[1]));
  expect([...stopped].sort()).toEqual(['base-uri', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
});

test('no string becomes markup that loads or sends something, and no other policy can allow it', async ({ page }) => {
  await visit(page, '/plans');
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
