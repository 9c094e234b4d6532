import { showBriefly } from '@site/src/lib/showBriefly';

async function copy(button: HTMLElement, code: Element): Promise<void> {
  // The button keeps its name, so speech input can still find it.
  const name = button.getAttribute('aria-label')?.replace(/^Copy /, '');
  try {
    await navigator.clipboard.writeText(code.textContent);
    showBriefly(button, 'done', `Copied ${name}`);
  } catch {
    // The browser refused, or there's no clipboard over plain HTTP.
    getSelection()?.selectAllChildren(code);
    showBriefly(button, 'failed', `Couldn’t copy ${name}. Copy the selected code with the keyboard.`);
  }
}

// A single handler for all code blocks, whose HTML comes from plugins/documents/highlight/highlight.ts.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-copy') : null;
    // In a panel, the button is next to the tabs.
    const code =
      button?.parentElement?.querySelector('pre code') ??
      button?.closest('section')?.querySelector('[role="tabpanel"]:not([hidden]) pre code');
    if (button && code) copy(button, code);
  });
}
