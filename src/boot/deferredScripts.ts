import type { Bootstrap } from './bootstrap';

/**
 * Defines `loadStyles`, which runs after the first paint, and `start`, which runs when the page is idle. Links,
 * scrolling, and pointer movement don't start the scripts, because pages work as plain documents without them.
 */
export function installDeferredScripts(bootstrap: Bootstrap): void {
  /**
   * Delay between the load event and the wait for idle time, in milliseconds. If a visitor clicks a link during this
   * delay, the next page has the network to itself.
   */
  const postLoadDelayMs = 700;
  /** Maximum wait for idle time, in milliseconds. Analytics and Retry depend on the scripts, so the wait has a limit. */
  const longestWaitMs = 1300;
  /** Maximum time from the end of parsing to `start`, in milliseconds, because a slow image can delay the load event. */
  const loadTimeoutMs = 2000;

  /** True once the visitor may have scrolled. A changed position doesn't show it, because browsers also change it. */
  let moved = false;
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
    bootstrap.listen(type, () => {
      moved = true;
    });
  bootstrap.keepTarget = () => {
    const target = document.querySelector(':target');
    const top = () => target?.getBoundingClientRect().top ?? 0;
    const before = top();
    return () => {
      if (!moved) scrollBy(0, top() - before);
    };
  };
  bootstrap.loadStyles = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred-stylesheet]')) {
      link.onload = bootstrap.keepTarget();
      link.rel = 'stylesheet';
    }
  };
  bootstrap.start = () => {
    bootstrap.loadStyles();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred-script]')) {
      link.remove();
      bootstrap.loadScript(link.href);
    }
  };
  bootstrap.listen('DOMContentLoaded', () => setTimeout(bootstrap.start, loadTimeoutMs));
  bootstrap.listen('load', () => {
    new PerformanceObserver(bootstrap.loadStyles).observe({ type: 'paint', buffered: true });
    // Safari doesn't support requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => callback());
    setTimeout(whenIdle, postLoadDelayMs, bootstrap.start, { timeout: longestWaitMs });
  });
}
