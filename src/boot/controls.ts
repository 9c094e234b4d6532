import type { AppAddresses } from '../lib/appUrl';
import type { Bootstrap } from './bootstrap';

/**
 * Prepares a control or link that's about to be used. A control starts the deferred scripts. On a host whose name
 * contains "alpha", a link to the application gets the alpha application's URL, so the link is correct even before
 * hydration. `isAlphaHost` in src/lib/appUrl.ts has the same rule, but inline scripts can't import modules.
 */
export function installControls(bootstrap: Bootstrap, { production, alpha }: AppAddresses): void {
  // Ends in a slash, because browsers add one to a URL without a path.
  const start = new URL(`${production}/`).href;
  for (const type of ['pointerdown', 'focusin', 'contextmenu'] as const) {
    bootstrap.listen(type, (event) => {
      const link = bootstrap.closest(event, 'a') as HTMLAnchorElement | null | undefined;
      if (link?.href.startsWith(start) && /alpha/i.test(location.hostname)) {
        link.href = `${alpha}/${link.href.slice(start.length)}`;
      }
      if (bootstrap.closest(event, 'button,input,select,textarea,summary,[role=tab]')) bootstrap.start();
    });
  }
}
