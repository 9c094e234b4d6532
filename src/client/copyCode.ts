import { showBriefly } from '@site/src/lib/showBriefly';

function selectAll(code: Element): void {
  getSelection()?.selectAllChildren(code);
}

/** Falls back to `execCommand`, because the clipboard API isn't available over plain HTTP, which labs may use. */
async function write(code: Element): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(code.textContent);
  selectAll(code);
  if (!document.execCommand('copy')) throw new Error('The browser couldn’t copy the code.');
}

async function copy(button: HTMLElement, code: Element): Promise<void> {
  // The button keeps its name, so speech input can still find it.
  const name = button.getAttribute('aria-label')?.replace(/^Copy /, '');
  try {
    await write(code);
    showBriefly(button, 'done', `Copied ${name}`);
  } catch {
    selectAll(code);
    showBriefly(button, 'failed', `Couldn’t copy ${name}. Copy the selected code with the keyboard.`);
  }
}

// A single handler for all code blocks, whose HTML comes from plugins/highlight/highlight.ts.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-copy') : null;
    // In a panel, the button is next to the tabs.
    const code =
      button?.parentElement?.querySelector('pre code') ??
      button?.closest('section')?.querySelector(':not([hidden]) pre code');
    if (button && code) copy(button, code);
  });
}
