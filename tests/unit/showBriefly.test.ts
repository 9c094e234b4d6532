import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { announcement } from '../../src/lib/announcement';
import { showBriefly } from '../../src/lib/showBriefly';

test('a copy button shows each click for two seconds and clears only its own announcement', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const button = { dataset: {} } as HTMLElement;
  showBriefly(button, 'done', 'Copied');
  mock.timers.tick(1500);
  showBriefly(button, 'done', 'Copied');
  mock.timers.tick(1500);
  assert.deepEqual([button.dataset.state, announcement.get()], ['done', 'Copied']);
  mock.timers.tick(500);
  assert.deepEqual([button.dataset.state, announcement.get()], [undefined, '']);
  showBriefly(button, 'done', 'Copied');
  announcement.set('Plans | Benchloom');
  mock.timers.tick(2000);
  assert.equal(announcement.get(), 'Plans | Benchloom');
});
