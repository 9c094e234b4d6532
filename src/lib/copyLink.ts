import type { MouseEvent } from 'react';
import { showBriefly } from './showBriefly';

/** Copies a clicked link's full URL and announces that it's copied. The browser still follows the link. */
export async function copyLink({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // The browser refused, or there's no clipboard over plain HTTP. The address bar shows the URL anyway.
    return;
  }
  showBriefly(link, 'done', 'Link copied');
}
