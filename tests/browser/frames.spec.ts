import { test } from '../lib/nginx';
import { expect } from '../lib/test';

test("other pages can't show the site in a frame", async ({ page, nginx, siteOf }) => {
  // A blank page embeds the same page twice: from the test server, which sends no headers, and from nginx.
  const { origin } = await siteOf('default');
  await page.route(`${origin}/frames`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${origin}/frames`);
  for (const address of [`${origin}/signup`, `${nginx.origin}/signup`]) {
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
