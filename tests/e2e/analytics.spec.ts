import type { Page } from '@playwright/test';
import { fullIf } from '../lib/tags';
import { expect, navbarLink, test, visit } from '../lib/test';

const tagManager = 'https://www.googletagmanager.com/**';

/** Returns the commands that the page has queued for the analytics service, as plain arrays. */
function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? []).map(
      (command) => JSON.parse(JSON.stringify(Array.from(command))) as unknown[],
    ),
  );
}

test.use({ build: 'configured' });

for (const [what, answer] of [
  ['a blocked script', (page: Page) => page.route(tagManager, (route) => route.abort())],
  [
    'a script that loads',
    (page: Page) => page.route(tagManager, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  ],
] as const) {
  test(
    `${what}: commands queue in order, each route change adds one page view, and nothing breaks`,
    fullIf(what === 'a blocked script'),
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await answer(page);
      await visit(page, '/sub/plans');
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
      await expect.poll(async () => (await commands(page)).slice(4)).toEqual(view('/sub/consulting', '/sub/plans'));
      await navbarLink(page, 'Solutions').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A push, a night, a week');
      await expect
        .poll(async () => (await commands(page)).slice(4))
        .toEqual([...view('/sub/consulting', '/sub/plans'), ...view('/sub/solutions', '/sub/consulting')]);
      expect(errors).toEqual([]);
    },
  );
}
