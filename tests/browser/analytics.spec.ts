import type { Page } from '@playwright/test';
import { expect, navbarLink, test, visit } from '../lib/test';

/** Returns the commands that the page has queued for the analytics service, as plain arrays. */
function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? []).map(
      (command) => JSON.parse(JSON.stringify(Array.from(command))) as unknown[],
    ),
  );
}

test('if a blocker stops the tag, commands queue in order, each route change adds one page view, and the page still works', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await visit(page, '/plans');
  const first = await commands(page);
  expect(first.map(([name]) => name)).toEqual(['consent', 'set', 'js', 'config']);
  expect(first[0]).toEqual([
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
  ]);
  expect(first[3]).toEqual(['config', 'G-TEST123', { anonymize_ip: true }]);

  await navbarLink(page, 'Consulting').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first bench, every wire drawn');
  const { origin } = new URL(page.url());
  const view = (path: string, before: string) => [
    ['set', { page_path: path, page_location: origin + path, page_referrer: origin + before }],
    ['event', 'page_view'],
  ];
  await expect.poll(async () => (await commands(page)).slice(4)).toEqual(view('/consulting', '/plans'));
  await navbarLink(page, 'Solutions').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results in minutes, overnight, and all week');
  await expect
    .poll(async () => (await commands(page)).slice(4))
    .toEqual([...view('/consulting', '/plans'), ...view('/solutions', '/consulting')]);
  expect(errors).toEqual([]);
});

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

test('analytics never sends query strings or fragments', async ({ page, baseURL }) => {
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
  await visit(page, '/plans?token=private#private');
  await expect.poll(() => collected().length).toBe(1);
  expect(sent[0], 'the tag is the first request to another origin').toMatch(
    /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TEST123 /,
  );
  await navbarLink(page, 'Consulting').click();
  await expect.poll(() => collected().length).toBe(2);
  await page.evaluate(() => {
    history.pushState(null, '', '/plans?token=private#private');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => collected().length).toBe(3);
  await page.goto('/solutions', { referer: `${baseURL}/plans?token=private` });
  await expect.poll(() => collected().length).toBe(4);
  expect(sent.join('\n')).not.toContain('private');
  const paths = collected().map(
    (request) => new URL(new URL(request).searchParams.get('page_location') ?? '').pathname,
  );
  expect(paths).toEqual(['/plans', '/consulting', '/plans', '/solutions']);
});
