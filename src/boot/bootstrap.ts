/** State and functions shared by the bootstrap script's parts and by the bundle (see src/boot/hydration.ts). */
export type Bootstrap = {
  /** Adds a window listener that runs before all others. */
  listen<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void;
  /** Returns the result of `closest` for the target of an event. */
  closest(event: Event, selector: string): HTMLElement | null | undefined;
  /** Loads one of the page's deferred scripts. If loading fails, shows the failure box. */
  loadScript(url: string): void;
  /**
   * Returns a function that moves a link's target back to its place, unless the visitor may have scrolled. If
   * text above the target gets shorter, browsers of phones don't do this.
   */
  keepTarget(): () => void;
  /** Loads the deferred stylesheets. Later calls do nothing. */
  loadStyles(): void;
  /** Starts the deferred scripts and stylesheets. Later calls do nothing. */
  start(): void;
  /** Shows the failure box. A click on the box's Retry button calls all `retry` functions. */
  fail(retry: () => void): void;
  /** True once the visitor has clicked Retry in the failure box. */
  retried?: boolean;
  /** The last button clicked before hydration, unless a second click reversed the first. */
  pressed?: HTMLElement | false;
  /**
   * True once React has hydrated the page. React then handles clicks, and chunks no longer belong to the first load.
   */
  hydrated?: boolean;
};

declare global {
  interface Window {
    bootstrap?: Bootstrap;
  }
}

/** Creates `window.bootstrap`, to which the other parts of the script add their functions. */
export function createBootstrap(): Bootstrap {
  const bootstrap = {
    listen: (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true),
    closest: (event: Event, selector: string) => (event.target as Element).closest?.(selector),
  } as Bootstrap;
  window.bootstrap = bootstrap;
  return bootstrap;
}
