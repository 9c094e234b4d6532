/** Shared by the parts of the bootstrap script, and by the bundle as `window.bootstrap` (see src/client/hydration.ts). */
export type Bootstrap = {
  /** Adds a listener to the window that runs before all others. */
  listen<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void;
  /** Returns the closest element to an event's target that matches the selector. */
  closest(event: Event, selector: string): HTMLElement | null | undefined;
  /** Loads a deferred script of the page. If it fails, the failure box appears. */
  loadScript(script: HTMLScriptElement): void;
  /** Loads the deferred stylesheets. Later calls do nothing. */
  loadStyles(): void;
  /** Runs when a deferred stylesheet has loaded. */
  onStyles?(event: Event): void;
  /** Starts the deferred scripts and stylesheets. Later calls do nothing. */
  start(): void;
  /** Applies the fonts that have loaded. Undefined until they're requested. */
  addFonts?(): void;
  /** Shows the failure box. When the visitor presses its button, every `retry` runs. */
  fail(retry: () => void): void;
  /** The visitor has pressed Retry in that box. */
  retried?: boolean;
  /** The button that was last pressed before hydration, unless a second press canceled it. */
  pressed?: HTMLElement | false;
  /** React has hydrated the page. It handles presses itself, and a failed chunk no longer belongs to the first load. */
  hydrated?: boolean;
};

declare global {
  interface Window {
    bootstrap?: Bootstrap;
    /** Shows the framework's banner about a wrong base URL. See plugins/html/baseUrlBanner.ts. */
    showBaseUrlBanner?: () => void;
  }
}

/** Creates `window.bootstrap`, which the other parts of the script fill. */
export function createBootstrap(): Bootstrap {
  const bootstrap = {
    listen: (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true),
    closest: (event: Event, selector: string) => (event.target as Element).closest?.(selector),
  } as Bootstrap;
  window.bootstrap = bootstrap;
  return bootstrap;
}
