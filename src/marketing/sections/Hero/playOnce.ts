/** Duration of the whole animation, in milliseconds. */
const duration = 5000;

/**
 * Calls `show` with times from `first` to `last`, in seconds. `onStop` is called at the end, and if a key, a press outside
 * a button, or the returned function stops the animation.
 */
export function playOnce(first: number, last: number, show: (time: number) => void, onStop: () => void): () => void {
  let start: number | undefined;
  const play = (now: number) => {
    start ??= now - (duration * first) / last;
    show(Math.min(Math.round((last * (now - start)) / duration), last));
    if (now - start < duration) frame = requestAnimationFrame(play);
    else stop();
  };
  let frame = requestAnimationFrame(play);
  const onInput = ({ target }: Event) => {
    if (!(target as Element).closest('button')) stop();
  };
  function stop() {
    cancelAnimationFrame(frame);
    removeEventListener('keydown', onInput, true);
    removeEventListener('pointerdown', onInput, true);
    onStop();
  }
  addEventListener('keydown', onInput, true);
  addEventListener('pointerdown', onInput, true);
  return stop;
}
