import { expect, test, visit } from '../lib/test';

const agentConfig = '/docs/reference/configuration/agent-config';

test("a command's sample stays next to its flags, and a link to its JSON fields opens them", async ({ page }) => {
  await visit(page, '/docs/reference/cli/job', 1440);
  const sample = page.locator('.theme-code-block', { hasText: 'Install a build, test it, and wait' });
  const flag = page.locator('#job-submit--dry-run');
  await flag.scrollIntoViewIfNeeded();
  await expect(sample).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'benchloom job list' }).evaluate((heading) => heading.scrollIntoView());
  await expect(sample).not.toBeInViewport();
  const fields = page.locator('#job-list-fields');
  await expect(fields).toBeHidden();
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: 'fields of job list' }).first().click();
  await expect(fields).toBeInViewport();
});

test('a key in the JSON links to its entry, and the list in the bar marks where the reader is', async ({ page }) => {
  await visit(page, `${agentConfig}#keys-devices-power`);
  const json = page.locator('.theme-code-block', { hasText: 'snmp_pdu' }).last();
  await json.getByRole('link', { name: '"outlet"' }).click();
  await expect(page).toHaveURL(/#devices-power-outlet$/);
  await expect(page.getByRole('heading', { name: /devices\[\]\.power\.outlet/ })).toBeInViewport();
  await page.getByRole('button', { name: 'On this page' }).click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('.table-of-contents__link--active')).toBeInViewport({ ratio: 1 });
  await expect(contents.getByRole('link', { name: 'Devices: power', exact: true })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'log_file', exact: true })).toBeHidden();
});
