// Chromium enforces each page's own Content Security Policy, because this server doesn't send headers. If a component
// violated the policy after it opened, the browser would log an error, and the tests for that component would fail.
import { rewriteScript, scriptOf } from '../lib/chunks';
import { expect, test, violations, visit } from '../lib/test';

test('the policy blocks injected scripts, handlers, eval, and requests to other origins', async ({ page }) => {
  const found = await violations(page);
  await page.route('**/plans', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<div id="?__docusaurus"?>/,
      '<script>document.title="injected"</script><img src=/nope.png onerror=document.title="injected">' +
        '<script src=https://evil.example/a.js></script><base href=/evil/>$&',
    );
    expect(body).toContain('injected');
    await route.fulfill({ response, body });
  });
  const attack = `try{eval('document.title="injected"')}catch(error){window.refused=error.name}`;
  await rewriteScript(page, 'default', scriptOf('default', 'main'), (source) => attack + source);
  await visit(page, '/plans');
  await expect(page).toHaveTitle('Plans | Benchloom');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { refused?: string }).refused)).toBe('EvalError');
  const stopped = new Set(found.map((violation) => violation.split(' ')[1]));
  expect([...stopped].sort()).toEqual(['base-uri', 'script-src', 'script-src-attr', 'script-src-elem']);
});

test("a page's attributes and light colors ignore the URL, stored values, and system settings", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await visit(page, '/plans?docusaurus-data-menu-asked=x&docusaurus-theme=dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const color = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('background-color', color);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
