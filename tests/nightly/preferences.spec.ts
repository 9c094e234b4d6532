import { storageKeys } from '../../src/marketing/content/storage';
import { expect, test, visit } from '../lib/test';

const blocked = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

for (const prepare of [blocked, full])
  test(`the page works if storage is ${prepare.name}`, async ({ page, complaints }) => {
    await page.addInitScript(prepare);
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
    await page.getByRole('complementary').getByRole('link', { name: 'Troubleshoot' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshoot');
    // The framework may log one warning about blocked storage. Nothing else may be logged.
    const warned = /^console warning: Docusaurus browser storage is not available/;
    expect(complaints.filter((complaint) => !warned.test(complaint))).toEqual([]);
    expect(complaints.length).toBeLessThanOrEqual(1);
  });

test('pages read only the local storage keys that the privacy notice lists', async ({ page }) => {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    const keysRead = new Set<string>();
    Object.assign(window, { keysRead });
    Storage.prototype.getItem = function read(key) {
      if (this === localStorage) keysRead.add(key);
      return getItem.call(this, key);
    };
  });
  for (const route of ['/plans', '/docs/quick-start']) {
    await visit(page, route);
    const keys = await page.evaluate(() => [...Reflect.get(window, 'keysRead')].sort());
    expect(keys, route).toEqual(storageKeys.map(({ key }) => key).sort());
  }
});
