import { spokenMessage } from './spokenMessage';

/** How long a control shows a result, in milliseconds. */
const shown = 2000;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Shows a result on a control, in `data-state`, for two seconds after the last call, and announces it. */
export function showBriefly(control: HTMLElement, state: 'done' | 'failed', message: string): void {
  clearTimeout(timers.get(control));
  control.dataset.state = state;
  spokenMessage.set(message);
  timers.set(
    control,
    setTimeout(() => delete control.dataset.state, shown),
  );
}
