import type { MouseEvent } from 'react';
import { announcement } from './announcement';

/** How long a link shows that its URL has been copied, in milliseconds. */
const shown = 2000;

/** Copies a clicked link's full URL and announces that it's copied. The browser still follows the link. */
export async function copyLink({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // The browser refused, or there's no clipboard over plain HTTP. The address bar shows the URL anyway.
    return;
  }
  link.dataset.state = 'done';
  announcement.set('Link copied');
  window.setTimeout(() => {
    delete link.dataset.state;
    announcement.set('');
  }, shown);
}
