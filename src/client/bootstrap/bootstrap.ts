/** Shared by the parts of the bootstrap script, and by the bundle as `window.bootstrap` (see src/client/hydration.ts). */
export type Bootstrap = {
  /** Adds a listener to the window that runs before all others. */
  listen<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void;
  /** Returns the element that an event hit or the closest around it that matches the selector. */
  closest(event: Event, selector: string): HTMLElement | null | undefined;
  /** Loads a deferred script of the page; one that fails shows the failure box. */
  loadScript(script: HTMLScriptElement): void;
  /** Loads the deferred stylesheets; does nothing the second time. */
  loadStyles(): void;
  /** Runs when a deferred stylesheet has loaded. */
  onStyles?(event: Event): void;
  /** Starts the deferred scripts and stylesheets; does nothing the second time. */
  start(): void;
  /** Uses the fonts that have loaded; undefined until they're requested. */
  addFonts?(): void;
  /** Shows the failure box; every `retry` runs when the visitor presses its button. */
  fail(retry: () => void): void;
  /** The visitor has pressed Retry in that box. */
  retried?: boolean;
  /** The button that was pressed last before hydration, unless a second press has taken it back. */
  pressed?: HTMLElement | false;
  /** React has taken over the page: it handles presses itself, and failed chunks no longer belong to the first load. */
  hydrated?: boolean;
};

declare global {
  interface Window {
    bootstrap?: Bootstrap;
    /** Shows the framework's banner about a wrong base URL, see plugins/html/baseUrlBanner.ts. */
    showBaseUrlBanner?: () => void;
  }
}

/** Creates `window.bootstrap`. The other parts of the script fill it. */
export function createBootstrap(): Bootstrap {
  const bootstrap = {
    listen: (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true),
    closest: (event: Event, selector: string) => (event.target as Element).closest?.(selector),
  } as Bootstrap;
  window.bootstrap = bootstrap;
  return bootstrap;
}
