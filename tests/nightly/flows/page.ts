import { expect } from '@playwright/test';
import type { Tab } from './engines';

/** Identifies the only visible element that a selector matches and that, if it's given, has exactly this text. */
export type Part = readonly [selector: string, text?: string];

/** Runs in the page. Does something with a part, and returns its state and the place of its middle if nothing covers it. */
function inspect(selector: string, wanted: string | null, action: 'look' | 'focus' | 'scroll') {
  const found = [...document.querySelectorAll<HTMLInputElement>(selector)]
    .filter((element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]'))
    .filter((element) => wanted === null || element.innerText.trim() === wanted);
  const [element] = found;
  if (!element || found.length > 1) return { count: found.length };
  const middle = () => {
    const [box] = element.getClientRects() as unknown as [DOMRect];
    const point = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as [number, number];
    return element.contains(document.elementFromPoint(...point)) ? point : undefined;
  };
  if (action === 'focus') element.focus();
  // Scroll only if the element is outside the window, because scrolling to a sticky element would move the page.
  if (action === 'scroll' && !middle()) element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const text = element.innerText.replace(/\s+/g, ' ').trim();
  const isFocused = element === document.activeElement;
  return { count: 1, middle: middle(), text, value: element.value, isFocused, attributes };
}

/** A page as a visitor uses it, with pointer and keyboard. Every step retries. */
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
    await this.expectResult(() => document.documentElement.dataset.hasHydrated, 'true');
  }

  /** Runs a function in the page. Retries while another page is loading. */
  run<Result>(run: () => Result): Promise<Awaited<Result>> {
    return this.eventually(() => this.tab.evaluate(run));
  }

  /** Expects what a function returns in the page. */
  expectResult = (run: () => unknown, expected: unknown) =>
    this.eventually(async () => expect(await this.tab.evaluate(run)).toEqual(expected));

  /** Clicks the middle of an element once nothing covers it. */
  async click(part: Part): Promise<void> {
    const place = await this.eventually(async () => {
      const { count, middle } = await this.inspect(part, 'scroll');
      if (!middle) throw new Error(`There are ${count} parts ${part}, or something covers it.`);
      return middle;
    });
    await this.tab.click(...place);
  }

  focus = (part: Part) => this.expectPart(part, { isFocused: true }, 'focus');

  /** Expects one matching element with these properties. */
  expectPart = (part: Part, expected: Record<string, unknown> = {}, action: 'look' | 'focus' = 'look') =>
    this.eventually(async () =>
      expect(await this.inspect(part, action), `${part}`).toMatchObject({ count: 1, ...expected }),
    );

  /** Expects that no element matches. */
  expectNone = (part: Part) => this.eventually(async () => expect(await this.inspect(part)).toEqual({ count: 0 }));

  expectHeading = (text: string) => this.expectPart(['h1'], { text });

  /** Expects this path, query, and fragment once navigation is complete. */
  expectAddress = (address: string) =>
    this.expectResult(() => location.pathname + location.search + location.hash, address);

  /** Retries a step until it stops throwing. */
  private async eventually<Result>(step: () => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    await expect(async () => {
      result = await step();
    }).toPass();
    return result as Result;
  }

  private inspect = ([selector, text]: Part, action: 'look' | 'focus' | 'scroll' = 'look') =>
    this.tab.evaluate(inspect, selector, text ?? null, action);
}
