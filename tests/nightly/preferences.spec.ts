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
