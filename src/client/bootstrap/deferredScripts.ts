import type { Bootstrap } from './bootstrap';

/**
 * Defines `loadStyles`, which runs after the first paint, and `start`, which runs when the page is idle. Links,
 * scrolling, and pointer moves start nothing: until then, pages are plain documents.
 */
export function installDeferredScripts(bootstrap: Bootstrap): void {
  /**
   * How long after the load event the scripts start to wait for idle time, in milliseconds. If a visitor clicks a link
   * before that, the next page gets the network first.
   */
  const postLoadDelayMs = 700;
  /** Longest wait for idle time, in milliseconds. Analytics and Retry depend on the scripts. */
  const longestWaitMs = 1300;
  /** Longest time from the parsed document to the start, in milliseconds, because a slow font delays the load event. */
  const loadTimeoutMs = 1000;

  bootstrap.loadStyles = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred-stylesheet]')) {
      link.onload = bootstrap.onStyles ?? null;
      link.rel = 'stylesheet';
    }
  };
  bootstrap.start = () => {
    bootstrap.loadStyles();
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[type="text/deferred"]')) {
      script.remove();
      bootstrap.loadScript(script);
    }
  };
  bootstrap.listen('DOMContentLoaded', () => {
    setTimeout(() => {
      if (document.readyState !== 'complete') bootstrap.start();
    }, loadTimeoutMs);
  });
  bootstrap.listen('load', () => {
    new PerformanceObserver(bootstrap.loadStyles).observe({ type: 'paint', buffered: true });
    // Safari has no requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => callback());
    setTimeout(whenIdle, postLoadDelayMs, bootstrap.start, { timeout: longestWaitMs });
  });
}
