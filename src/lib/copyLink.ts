import type { MouseEvent } from 'react';
import { announcement } from './announcement';

/** How long a link shows that its address is copied, in ms. */
const shown = 2000;

/** Copies the full address of a pressed link, which the browser follows all the same, and announces it. */
export async function copyLink({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Refused, or no clipboard, as over plain HTTP. The address bar has the address.
    return;
  }
  link.dataset.state = 'done';
  announcement.set('Link copied');
  window.setTimeout(() => {
    delete link.dataset.state;
    announcement.set('');
  }, shown);
}
