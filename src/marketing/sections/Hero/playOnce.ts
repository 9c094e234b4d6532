/** Length of the animation, in ms. */
const duration = 1600;

/**
 * Calls `show` with the times from 0 to `last`, in s, once an element is in view, unless the visitor prefers reduced
 * motion. It pauses while the element is out of view. A key or a press ends it, at `last` unless the element itself is
 * used. Returns a function that ends it without another call.
 */
export function playOnce(element: HTMLElement, last: number, show: (time: number) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let played = 0;
  let frame = 0;
  let before: number | undefined;

  const play = (now: number) => {
    played += now - (before ?? now);
    before = now;
    show(Math.min(Math.round((last * played) / duration), last));
    if (played < duration) frame = requestAnimationFrame(play);
    else end();
  };
  const observer = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame);
    before = undefined;
    if (entry?.isIntersecting) frame = requestAnimationFrame(play);
  });
  const stop = ({ target }: Event) => {
    end();
    if (target !== element) show(last);
  };
  function end() {
    cancelAnimationFrame(frame);
    observer.disconnect();
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  }
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  observer.observe(element);
  return end;
}
