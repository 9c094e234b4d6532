import { readBuilt } from '../lib/site';
import { expect, navbarLink, test, visit } from '../lib/test';

test.use({ build: 'configured' });

/** Mimics the analytics tag, which sends the current fields after each `config` and `page_view` command. */
const tag = `(() => {
  const fields = { page_location: location.href, page_referrer: document.referrer };
  const take = ([name, first, second]) => {
    if (name === 'set') Object.assign(fields, typeof first === 'string' ? { [first]: second } : first);
    if (name === 'config' || (name === 'event' && first === 'page_view'))
      fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams(fields), { mode: 'no-cors' });
  };
  dataLayer.forEach(take);
  dataLayer.push = take;
})()`;

test('no query string or fragment leaves a page with analytics', async ({ page, baseURL }) => {
  const sent: string[] = [];
  page.on('request', async (request) => {
    if (new URL(request.url()).origin === baseURL || request.url().startsWith('data:')) return;
    sent.push(`${request.url()} ${request.headers().referer ?? ''} ${request.postData() ?? ''}`);
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: tag }),
  );
  await page.route('https://region1.google-analytics.com/**', (route) => route.fulfill({ body: '' }));
  const collected = () => sent.filter((request) => request.includes('/g/collect?'));
  await visit(page, '/sub/plans?token=private#private');
  await expect.poll(() => collected().length).toBe(1);
  expect(sent[0], 'the tag is the first request to another origin').toMatch(
    /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TEST123 /,
  );
  await navbarLink(page, 'Consulting').click();
  await expect.poll(() => collected().length).toBe(2);
  await page.evaluate(() => {
    history.pushState(null, '', '/sub/plans?token=private#private');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => collected().length).toBe(3);
  await page.goto('/sub/solutions', { referer: `${baseURL}/sub/plans?token=private` });
  await expect.poll(() => collected().length).toBe(4);
  expect(sent.join('\n')).not.toContain('private');
  const paths = collected().map(
    (request) => new URL(new URL(request).searchParams.get('page_location') ?? '').pathname,
  );
  expect(paths).toEqual(['/sub/plans', '/sub/consulting', '/sub/plans', '/sub/solutions']);
});

test('no page asks the browser to preconnect to another origin', () => {
  const page = readBuilt('configured', 'plans/index.html');
  expect(page).toContain('https://www.googletagmanager.com/gtag/js');
  expect(page.match(/<link [^>]*(?:preconnect|dns-prefetch)[^>]*>/g) ?? []).toEqual([]);
});
