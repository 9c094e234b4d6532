import type { Bootstrap } from './bootstrap';

/**
 * Remembers what the reader asked for until hydration:
 * - A button, in `bootstrap.pressed`. The menu button also looks pressed immediately (`data-menu-asked` on the html
 *   element). A second click on a toggle button reverses the first.
 * - The search button or its shortcut (Ctrl K, or ⌘K on a Mac), in `data-search-asked` on the html element, with the
 *   text typed after it, until the dialog reads both. Escape removes the attribute. Only this script handles the
 *   shortcut, which therefore works the same after hydration. The shortcut isn't a single character, because speech
 *   input would trigger it (WCAG 2.1.4).
 * - Enter in a form's text box, which presses the form's button.
 * - A question in the address, in `data-asked`. Troubleshoot then doesn't show the index, which the answer replaces.
 */
export function installPresses(bootstrap: Bootstrap): void {
  const { dataset } = document.documentElement;
  if (/[?&]q=./.test(location.search)) dataset.asked = '';

  const askForSearch = () => {
    dataset.searchAsked ??= '';
    bootstrap.start();
  };

  bootstrap.listen('click', (event) => {
    if (bootstrap.closest(event, '.search-button')) {
      askForSearch();
      return;
    }
    const button =
      !bootstrap.hydrated && bootstrap.closest(event, '#__docusaurus :is(button:not([popovertarget]),[role=tab])');
    if (!button) return;
    const isSecondPress = button === bootstrap.pressed && button.matches('[aria-expanded]');
    bootstrap.pressed = !isSecondPress && button;
    delete dataset.menuAsked;
    if (!isSecondPress && button.matches('.navbar__toggle')) dataset.menuAsked = '';
  });

  bootstrap.listen('keydown', (event) => {
    // Autofill sends a keydown event without a key.
    const { key = '', altKey, ctrlKey, metaKey, shiftKey } = event;
    const isHeld = /Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey;
    const isEnter = key === 'Enter' && !shiftKey && !event.isComposing && !bootstrap.hydrated;
    const form = isEnter && bootstrap.closest(event, 'form:has(textarea)');
    if (form) {
      event.preventDefault();
      form.querySelector('button')?.click();
    } else if (isHeld && /^k$/i.test(key) && !altKey && !shiftKey) {
      event.preventDefault();
      if (document.querySelector('body > dialog[open]')) return;
      askForSearch();
      document.querySelector<HTMLElement>('.search-button')?.focus();
    } else if (key === 'Escape') delete dataset.searchAsked;
    // In the dialog, Space presses the focused button.
    else if (dataset.searchAsked !== undefined && /^.$/.test(key) && !altKey && !ctrlKey && !metaKey) {
      if (bootstrap.closest(event, 'dialog button')) return;
      event.preventDefault();
      dataset.searchAsked += key;
    }
  });
}
