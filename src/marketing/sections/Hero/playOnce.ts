/** Duration of the animation, in milliseconds. */
const duration = 5000;

/**
 * Calls `show` with times from 0 to `last`, in seconds. A key, a click, or the returned function stops the animation.
 */
export function playOnce(last: number, show: (time: number) => void): () => void {
  let start: number | undefined;
  const play = (now: number) => {
    start ??= now;
    show(Math.min(Math.round((last * (now - start)) / duration), last));
    if (now - start < duration) frame = requestAnimationFrame(play);
    else stop();
  };
  let frame = requestAnimationFrame(play);
  function stop() {
    cancelAnimationFrame(frame);
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  }
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  return stop;
}
