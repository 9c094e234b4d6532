import { announcement } from '../lib/announcement';

/** How long the button shows the result, in milliseconds. */
const shown = 2000;

type State = 'idle' | 'done' | 'failed';

/** Shows and announces a state. The button keeps its name, so speech input can still find it. */
function show(button: HTMLElement, state: State): void {
  const name = button.getAttribute('aria-label')?.replace(/^Copy /, '');
  button.dataset.state = state;
  announcement.set(
    { idle: '', done: `Copied ${name}`, failed: `Couldn’t copy ${name}. Copy the selected code with the keyboard.` }[
      state
    ],
  );
}

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
  try {
    await write(code);
    show(button, 'done');
  } catch {
    selectAll(code);
    show(button, 'failed');
  }
  window.setTimeout(() => show(button, 'idle'), shown);
}

// A single handler for all code blocks, whose HTML comes from plugins/highlight/highlight.ts.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-copy') : null;
    const code = button?.parentElement?.querySelector('pre code');
    if (button && code) copy(button, code);
  });
}
