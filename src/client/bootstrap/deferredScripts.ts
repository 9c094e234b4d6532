import type { Bootstrap } from './bootstrap';

/**
 * Defines `loadStyles`, which the loaded page calls after its first paint, and `start`, which it calls when it's idle. A link,
 * a scroll, or a move of the pointer starts nothing: until then, pages are plain documents.
 */
export function installDeferredScripts(bootstrap: Bootstrap): void {
  /** Time from the load event until the scripts wait for idleness, in ms: a visitor who clicks a link by then has the network for the next page. */
  const postLoadDelayMs = 700;
  /** Longest wait of the scripts for idleness, in ms: analytics and Retry depend on the scripts. */
  const longestWaitMs = 1300;
  /** Longest time from the parsed document to the start, in ms: a font that hangs holds the load event back. */
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
