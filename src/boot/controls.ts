import type { AppAddresses } from '../lib/appUrl';
import type { Bootstrap } from './bootstrap';

/**
 * Prepares a control or link that's about to be used. A control starts the deferred scripts. On a host whose name
 * contains "alpha", a link to the application gets the alpha application's URL, so the link is correct even before
 * hydration. `appUrl` in src/lib/appUrl.ts has the same rule, but inline scripts can't import modules.
 */
export function installControls(bootstrap: Bootstrap, { production, alpha }: AppAddresses): void {
  for (const type of ['pointerdown', 'focusin'] as const) {
    bootstrap.listen(type, (event) => {
      const link = bootstrap.closest(event, 'a') as HTMLAnchorElement | null | undefined;
      // Browsers add a slash to a URL without a path.
      if (link && /alpha/i.test(location.hostname)) link.href = link.href.replace(`${production}/`, `${alpha}/`);
      if (bootstrap.closest(event, 'button,input,select,textarea,summary,[role=tab]')) bootstrap.start();
    });
  }
}
