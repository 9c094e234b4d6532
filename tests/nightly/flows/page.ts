import { expect } from '@playwright/test';
import type { Tab } from './engines';

/** Identifies the only visible element with a role and, optionally, a name, heading level, and container. */
export type Part = { role: string; name?: string; level?: number; within?: Part };

/** Runs in the page. Finds all visible elements that match, by the roles and names that the flows need. */
function findIn({ role, name, level, within }: Part): HTMLElement[] {
  const native: Record<string, string> = {
    article: 'article',
    button: 'button',
    dialog: 'dialog',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    main: 'main',
    navigation: 'nav',
    region: 'section[aria-label]',
    textbox: 'textarea',
  };
  const textOf = (ids: string | null) => ids?.split(' ').map((id) => document.getElementById(id)?.textContent);
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    textOf(element.getAttribute('aria-labelledby'))?.join(' ') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.innerText;
  const isNamed = (element: HTMLElement) => nameOf(element).replace(/\s+/g, ' ').trim() === name;
  const tags = native[role]?.split(', ') ?? [];
  const selector = [`[role="${role}"]`, ...tags.map((tag) => `${tag}:not([role])`)].join();
  return (within ? findIn(within) : [document.body])
    .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]'))
    .filter((element) => (name === undefined || isNamed(element)) && (!level || element.tagName === `H${level}`));
}

/** Adds `findIn` to a page. */
const install = new Function(`window.findIn = ${findIn};`) as () => void;

declare const window: Window & typeof globalThis & { findIn: typeof findIn };

/** A page as a visitor uses it, with pointer and keyboard. Finds elements by role and name. Every step retries. */
export class SitePage {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  back = () => this.tab.back();
  press = (keys: string) => this.tab.press(keys);
  type = (text: string) => this.tab.type(text);

  /** Opens a URL in a window of the given size in pixels, under a hostname that resolves to this machine. */
  async visit(address: string, { width = 1440, height = 900, host = 'localhost' } = {}): Promise<void> {
    await this.tab.resize(width, height);
    await this.tab.goto(this.origin.replace('127.0.0.1', host) + address);
  }

  async open(...place: Parameters<SitePage['visit']>): Promise<void> {
    await this.visit(...place);
    await this.hydrated();
  }

  /** Triggers hydration, as focusing a control does, and waits until the page has hydrated. */
  async hydrated(): Promise<void> {
    await this.run(() => document.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    await this.eventually(async () =>
      expect(await this.tab.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true'),
    );
  }

  /** Runs a function in the page. Retries while another page is loading. */
  run<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return this.eventually(() => this.tab.evaluate(run, ...args));
  }

  /** Clicks the middle of an element once nothing covers it. */
  async click(part: Part): Promise<void> {
    const place = await this.eventually(async () => {
      const found = await this.inPage((wanted) => {
        const [element] = window.findIn(wanted) as [HTMLElement];
        const middle = () => {
          const [box] = element.getClientRects() as unknown as [DOMRect];
          const point = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as [number, number];
          return element.contains(document.elementFromPoint(...point)) ? point : undefined;
        };
        // Scroll only if the element is outside the window, because scrolling to a sticky element would move the page.
        if (!middle()) element.scrollIntoView({ behavior: 'instant', block: 'center' });
        return middle();
      }, part);
      if (!found) throw new Error(`Something covers ${part.role} ${part.name}.`);
      return found;
    });
    await this.tab.click(...place);
  }

  focus = (part: Part) => this.eventually(() => this.inPage((found) => window.findIn(found)[0]?.focus(), part));

  /** Expects one matching element with these properties. `inView`: top in view, and nothing covers the middle. */
  async expectPart(part: Part, expected: Record<string, unknown> = {}): Promise<void> {
    await this.eventually(async () => {
      const state = await this.inPage((found) => {
        const [element] = window.findIn(found) as [HTMLElement];
        const box = element.getBoundingClientRect();
        const middle = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, 20) / 2);
        return {
          text: element.innerText.replace(/\s+/g, ' ').trim(),
          value: (element as HTMLInputElement).value,
          focused: element === document.activeElement,
          inView: element.contains(middle),
          attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        };
      }, part);
      expect(state, `${part.role} ${part.name}`).toMatchObject(expected);
    });
  }

  /** Expects that no element matches. */
  expectNone = (part: Part) =>
    this.eventually(async () => expect(await this.count(part), `${part.role} ${part.name}`).toBe(0));

  expectHeading = (text: string) => this.expectPart({ role: 'heading', level: 1 }, { text });

  /** Expects this path, query, and fragment once navigation is complete. */
  expectAddress = (address: string) =>
    this.eventually(async () =>
      expect(await this.run(() => location.pathname + location.search + location.hash)).toBe(address),
    );

  /** Retries a step until it stops throwing. */
  async eventually<Result>(step: () => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    await expect(async () => {
      result = await step();
    }).toPass();
    return result as Result;
  }

  private async count(part: Part): Promise<number> {
    if (!(await this.tab.evaluate(() => 'findIn' in window))) await this.tab.evaluate(install);
    return this.tab.evaluate((found) => window.findIn(found).length, part);
  }

  private async inPage<Result>(run: (part: Part) => Result, part: Part): Promise<Awaited<Result>> {
    expect(await this.count(part), `number of parts: ${part.role} ${part.name}`).toBe(1);
    return this.tab.evaluate(run, part);
  }
}
