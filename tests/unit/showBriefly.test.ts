import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showBriefly } from '../../src/lib/showBriefly';
import { spokenMessage } from '../../src/lib/spokenMessage';

test('a copy button announces each click, and shows it for two seconds', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const button = { dataset: {} } as HTMLElement;
  showBriefly(button, 'done', 'Copied');
  t.mock.timers.tick(1500);
  showBriefly(button, 'done', 'Copied');
  t.mock.timers.tick(1500);
  assert.deepEqual([button.dataset.state, spokenMessage.get()], ['done', 'Copied']);
  t.mock.timers.tick(500);
  assert.equal(button.dataset.state, undefined);
});
