/** Duration of the whole animation, in milliseconds. */
const duration = 5000;

/** Calls `show` with times from 0 to `last`, in seconds, and then `end`. A key press or a click stops the animation. */
export function playOnce(last: number, show: (time: number) => void, end: () => void): void {
  const input = new AbortController();
  input.signal.addEventListener('abort', end);
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, () => input.abort(), { capture: true, signal: input.signal });
  const start = performance.now();
  const play = (now: number) => {
    if (input.signal.aborted) return;
    show(Math.min(Math.round((last * Math.max(now - start, 0)) / duration), last));
    if (now - start < duration) requestAnimationFrame(play);
    else input.abort();
  };
  requestAnimationFrame(play);
}
