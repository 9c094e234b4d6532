import { indexRedirects, readRedirects, redirectsFile } from '../../plugins/finish/redirects';
import { readPublished } from '../../plugins/finish/redirects/addresses';
import { addressesOf, follow, publishedAddresses } from '../lib/addresses';
import { movedAddresses, projectDirectory } from '../lib/builds';
import { readBuilt, sitemapRoutes } from '../lib/site';
import { expect, test } from '../lib/test';

const { pages, files } = publishedAddresses('default');
const published = new Set([...addressesOf(pages), ...files]);
const listed = readPublished(projectDirectory);
const written = readRedirects(projectDirectory);
const redirects = [...written, ...indexRedirects(projectDirectory)];

test('every published address still exists or redirects', () => {
  const promised = [...addressesOf(listed.pages), ...listed.files];
  const lost = promised.filter((address) => !published.has(follow(address, redirects)));
  expect(lost, `put each back, or add it to ${redirectsFile} with the address where its text is now`).toEqual([]);
});

test('no redirect hides an existing address', () => {
  // The rows of an index have the anchors of their entries.
  expect(written.filter(({ from }) => published.has(from))).toEqual([]);
});

test('on each page, a moved anchor redirects to its new address', async ({ page }) => {
  // A page's anchors share one script, so one anchor is enough.
  const moved = new Map(
    redirects.filter(({ from }) => from.includes('#')).map((each) => [each.from.split('#')[0], each]),
  );
  for (const { from, to } of moved.values()) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test.describe('addresses that have moved', () => {
  test.use({ build: 'configured' });

  test('a path redirects and keeps its query and fragment', async ({ page }) => {
    await page.goto('/sub/docs/hurry?from=mail#main');
    await expect(page).toHaveURL(/\/sub\/docs\/strange\?from=mail#main$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page in a hurry');
  });

  test('an anchor redirects to its new page and keeps its query, even if its old page is already open', async ({
    page,
  }) => {
    await page.goto('/sub/docs/strange?from=mail#old-place');
    await expect(page).toHaveURL(/\/sub\/docs\/quick-start\?from=mail#check-the-result$/);
    await page.goto('/sub/docs/strange');
    await page.evaluate(() => {
      window.location.hash = 'old-place';
    });
    await expect(page).toHaveURL(/\/sub\/docs\/quick-start#check-the-result$/);
  });

  test('an anchor of the documentation home redirects', async ({ page }) => {
    await page.goto('/sub/docs/#old-section');
    await expect(page).toHaveURL(/\/sub\/docs\/troubleshoot$/);
  });

  test('the redirect page has a policy, and search engines see only the new URL', () => {
    const [moved] = movedAddresses;
    expect(sitemapRoutes('configured', '/sub/')).not.toContain(moved?.from);
    const html = readBuilt('configured', 'docs/hurry/index.html');
    expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="default-src ');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="canonical" href="https://preview.example.org/sub/docs/strange">');
  });
});

test.describe('addresses that have moved, without JavaScript', () => {
  test.use({ build: 'configured', javaScriptEnabled: false });

  test('a path redirects', async ({ page }) => {
    await page.goto('/sub/docs/hurry');
    await expect(page).toHaveURL(/\/sub\/docs\/strange$/);
  });
});
