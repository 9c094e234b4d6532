import type { Bootstrap } from './bootstrap';

/**
 * Opens the search with its button or its shortcut (Ctrl K, or ⌘K on a Mac), before hydration and after it.
 * `data-search-asked` on the html element keeps the text typed after it, until the dialog reads both. Escape removes the
 * attribute. The shortcut isn't a single character, because speech input would trigger it (WCAG 2.1.4).
 */
export function installSearchShortcut(bootstrap: Bootstrap): void {
  const { dataset } = document.documentElement;
  const askForSearch = () => {
    dataset.searchAsked ??= '';
    bootstrap.start();
  };

  bootstrap.listen('click', (event) => {
    if (bootstrap.closest(event, '.search-button')) askForSearch();
  });

  bootstrap.listen('keydown', (event) => {
    // Autofill sends a keydown event without a key.
    const { key = '', altKey, ctrlKey, metaKey, shiftKey } = event;
    const isHeld = /Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey;
    if (isHeld && /^k$/i.test(key) && !altKey && !shiftKey) {
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
