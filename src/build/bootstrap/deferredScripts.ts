import type { Bootstrap } from './bootstrap';

/**
 * Defines `start`, and calls it when the loaded page is idle. A link, a scroll, or a move of the pointer starts nothing:
 * until then, pages are plain documents.
 */
export function installDeferredScripts(bootstrap: Bootstrap): void {
  /** Time from the load event until the page waits for idleness, in ms: a visitor who clicks a link by then has the network for the next page. */
  const postLoadDelayMs = 700;
  /** Longest time from the load event to the start, in ms: analytics and Retry depend on the scripts. */
  const latestStartMs = 2000;
  /** Longest time from the parsed document to the start, in ms: a font that hangs holds the load event back. */
  const loadTimeoutMs = 1000;

  bootstrap.start = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred-stylesheet]'))
      link.rel = 'stylesheet';
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
    setTimeout(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window)
        requestIdleCallback(bootstrap.start, { timeout: latestStartMs - postLoadDelayMs });
      else bootstrap.start();
    }, postLoadDelayMs);
  });
}
