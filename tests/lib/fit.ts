import type { Page } from '@playwright/test';

/** The widths in px that every layout must fit: desktop, both sides of the breakpoint, 200% zoom, and phones. */
export const widths = [1440, 997, 996, 720, 375, 320];

/** Returns how many pixels wider the page is than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Returns pairs of strings that overlap. */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number; text: string };
    const boxes: Box[] = [];
    const clipOf = (element: Element) => {
      const clip = { left: 0, right: window.innerWidth, top: -1e6, bottom: 1e6 };
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        const style = getComputedStyle(part);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const box = part.getBoundingClientRect();
        clip.left = Math.max(clip.left, box.left);
        clip.right = Math.min(clip.right, box.right);
        clip.top = Math.max(clip.top, box.top);
        clip.bottom = Math.min(clip.bottom, box.bottom);
      }
      return clip;
    };
    const outOfFlow = (element: Element) => {
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { position, clipPath } = getComputedStyle(part);
        if (['sticky', 'fixed'].includes(position) || clipPath.startsWith('inset(50%')) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      // Skip drawings that position each letter separately, because the boxes are larger than the letters.
      if (!parent || !node.textContent?.trim() || parent.closest('text[x*=" "]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || outOfFlow(parent)) continue;
      const clip = clipOf(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = {
          left: Math.max(rect.left, clip.left),
          right: Math.min(rect.right, clip.right),
          top: Math.max(rect.top, clip.top),
          bottom: Math.min(rect.bottom, clip.bottom),
          text: node.textContent.trim().slice(0, 40),
        };
        if (box.right - box.left > 2 && box.bottom - box.top > 2) boxes.push(box);
      }
    }
    boxes.sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    boxes.forEach((one, index) => {
      for (let next = index + 1; next < boxes.length; next += 1) {
        const other = boxes[next];
        if (!other || other.top >= one.bottom) break;
        // These are two layers of one drawing, and each layer is clipped at the cursor.
        if (one.text === other.text && Math.abs(one.left + one.right - other.left - other.right) < 2) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // The boxes of tightly spaced lines touch, so report only overlaps of more than a third of a line.
        if (across > 2 && down > (one.bottom - one.top) / 3) found.add(`${one.text} | ${other.text}`);
      }
    });
    return [...found];
  });
}

/** Returns the visible elements in `<main>` that are clipped, aren't black on white, or lack their URL in print. */
export async function printFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('main *')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    return parts.flatMap((part) => {
      const past = part.getBoundingClientRect().right > window.innerWidth + 1;
      const { color, backgroundColor, overflowX, clipPath } = getComputedStyle(part);
      const isDrawing = part.closest('svg, [data-drawing]') !== null;
      const numbers = part.matches('pre[data-numbers]') && getComputedStyle(part, '::before').content;
      const isHidden = clipPath.startsWith('inset(50%');
      const faults = [
        numbers && numbers !== 'none' && 'line numbers',
        past && 'past the right edge of the sheet',
        part.matches('[href^="http"]') && !getComputedStyle(part, '::after').content.includes('http') && 'no URL',
        !isDrawing && !isHidden && color !== 'rgb(0, 0, 0)' && `color ${color}`,
        !isDrawing && !isHidden && backgroundColor !== 'rgba(0, 0, 0, 0)' && `background ${backgroundColor}`,
        !isDrawing &&
          !isHidden &&
          ['auto', 'scroll', 'hidden'].includes(overflowX) &&
          part.scrollWidth > part.clientWidth + 1 &&
          'cut off',
      ].filter(Boolean);
      return faults.length > 0 ? [`${faults.join(', ')}: ${part.outerHTML.slice(0, 120)}`] : [];
    });
  });
}

const controls =
  'button:not([popovertarget]), nav, [role=tablist], [data-search-skip], details:has(textarea), .heading-link, .theme-doc-footer';

/** Returns the text in `<main>` that is on the screen but not on paper, except those of controls and navigation. */
export async function lostInPrint(page: Page): Promise<string[]> {
  const texts = await page.evaluateHandle((skipped) => {
    const found: [Element, string][] = [];
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: part, textContent } = walker.currentNode;
      if (part && textContent?.trim() && !part.closest(skipped) && part.checkVisibility())
        found.push([part, textContent]);
    }
    return found;
  }, controls);
  await page.emulateMedia({ media: 'print' });
  return texts.evaluate((all) => all.filter(([part]) => !part.checkVisibility()).map(([, text]) => text));
}
