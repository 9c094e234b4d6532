import type { Bootstrap } from './bootstrap';

/**
 * Remembers what the reader asked for until hydration:
 * - A button, in `bootstrap.pressed`. The menu button also looks pressed immediately (`data-menu-asked` on the html
 *   element). A second click on a toggle button reverses the first.
 * - Enter in a form's text box, which presses the form's button.
 * - A question in the address, in `data-asked`. Troubleshoot then doesn't show the index, which the answer replaces.
 */
export function installPresses(bootstrap: Bootstrap): void {
  const { dataset } = document.documentElement;
  if (/[?&]q=./.test(location.search)) dataset.asked = '';

  bootstrap.listen('click', (event) => {
    const target = '#__docusaurus :is(button:not([popovertarget],.search-button),[role=tab])';
    const button = !bootstrap.hydrated && bootstrap.closest(event, target);
    if (!button) return;
    const isSecondPress = button === bootstrap.pressed && button.matches('[aria-expanded]');
    bootstrap.pressed = !isSecondPress && button;
    delete dataset.menuAsked;
    if (!isSecondPress && button.matches('.navbar__toggle')) dataset.menuAsked = '';
  });

  bootstrap.listen('keydown', (event) => {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.isComposing && !bootstrap.hydrated;
    const form = isEnter && bootstrap.closest(event, 'form:has(textarea)');
    if (!form) return;
    event.preventDefault();
    form.querySelector('button')?.click();
  });
}
