import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showBriefly } from '../../src/lib/showBriefly';
import { spokenMessage } from '../../src/lib/spokenMessage';

test('a copy button shows each click for two seconds and clears only its own announcement', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const button = { dataset: {} } as HTMLElement;
  showBriefly(button, 'done', 'Copied');
  t.mock.timers.tick(1500);
  showBriefly(button, 'done', 'Copied');
  t.mock.timers.tick(1500);
  assert.deepEqual([button.dataset.state, spokenMessage.get()], ['done', 'Copied']);
  t.mock.timers.tick(500);
  assert.deepEqual([button.dataset.state, spokenMessage.get()], [undefined, '']);
  showBriefly(button, 'done', 'Copied');
  spokenMessage.set('Plans | Benchloom');
  t.mock.timers.tick(2000);
  assert.equal(spokenMessage.get(), 'Plans | Benchloom');
});
