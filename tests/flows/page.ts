import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Tab } from './engines';

/** The one visible element with a role, a whole accessible name unless any will do, and a container if one is given. */
export type Part = { role: string; name?: string; within?: Part };

/** What a part of a page says about itself. */
type State = {
  /** Visible text, with single spaces. */
  text: string;
  /** What a field holds. */
  value?: string;
  focused: boolean;
  /** True when its top is in the window and nothing covers its center. */
  inView: boolean;
  attributes: Record<string, string>;
};

/** In the page: all visible elements that a part can mean. Testing Library computes roles and names. */
function findIn({ role, name, within }: Part): HTMLElement[] {
  const { queryAllByRole } = (window as unknown as { TestingLibraryDom: typeof import('@testing-library/dom') })
    .TestingLibraryDom;
  return (within ? findIn(within) : [document.body]).flatMap((scope) =>
    queryAllByRole(scope, role, name === undefined ? {} : { name }).filter(
      (element) => element.checkVisibility() && !element.closest('[inert]'),
    ),
  );
}

const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
const finderSource = `${library}\nwindow.findIn = ${findIn};`;

declare const window: Window & typeof globalThis & { findIn: typeof findIn };

/** A page of the site as a visitor meets it: parts by role and name, pointer, and keys. Everything waits until it can. */
export class SitePage {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Visits an address of the site, in a window of a size in px, by a hostname that leads to this machine. */
  async visit(address: string, { width = 1440, height = 900, host = 'localhost' } = {}): Promise<void> {
    await this.tab.resize(width, height);
    await this.tab.goto(this.origin.replace('127.0.0.1', host) + address);
  }

  /** Visits an address and waits until React has taken over the page. */
  async open(address: string, options?: Parameters<SitePage['visit']>[1]): Promise<void> {
    await this.visit(address, options);
    await this.hydrated();
  }

  /** Waits until React has taken over the page, and asks for it as the focus of a control does. */
  async hydrated(): Promise<void> {
    await this.run(() => document.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    await this.eventually(async () => {
      expect(await this.tab.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true');
    });
  }

  /** Goes back in history. */
  back(): Promise<void> {
    return this.tab.back();
  }

  /** Runs a function in the page, which may be on its way to another one. */
  run<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return this.eventually(() => this.tab.evaluate(run, ...args));
  }

  /** Path, query, and fragment of the page. */
  address(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }

  /** Presses the pointer in the middle of a part, once nothing covers it. */
  async click(part: Part): Promise<void> {
    const [x, y] = await this.eventually(async () => {
      const place = await this.inPage((found) => {
        const [element] = window.findIn(found) as [HTMLElement];
        const middle = () => {
          const [box] = element.getClientRects() as unknown as [DOMRect];
          const place = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
          return element.contains(document.elementFromPoint(...place)) ? place : undefined;
        };
        // A part that's in the window already doesn't move: a sticky one would take the page along.
        const place = middle();
        if (!place) element.scrollIntoView({ behavior: 'instant', block: 'center' });
        return place ?? middle();
      }, part);
      expect(place, `place of ${describe(part)}, which something covers if it's empty`).toHaveLength(2);
      return place as readonly [number, number];
    });
    await this.tab.click(x, y);
  }

  /** Gives a part the focus. */
  async focus(part: Part): Promise<void> {
    await this.eventually(() => this.inPage((found) => window.findIn(found)[0]?.focus(), part));
  }

  /** Opens a tool of the documentation by its title. Returns the part that holds it. */
  async openTool(title: string): Promise<Part> {
    await this.run((text) => {
      const summary = [...document.querySelectorAll('summary')].find((found) => found.textContent?.includes(text));
      if (!summary) throw new Error(`No tool has the title "${text}"`);
      summary.focus();
    }, title);
    await this.press('Enter');
    return { role: 'group' };
  }

  /** Presses a key, such as `Tab`, or keys together, such as `Control+k`. */
  press(keys: string): Promise<void> {
    return this.tab.press(keys);
  }

  /** Types a text of one line into what has the focus. */
  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Expects that a part is there, once, and what it says about itself. */
  async expectPart(part: Part, expected: Partial<Record<keyof State, unknown>> = {}): Promise<void> {
    await this.eventually(async () => {
      const state = await this.inPage((found): State => {
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
      expect(state, describe(part)).toMatchObject(expected);
    });
  }

  /** Expects that no part of that kind is there. */
  async expectNone(part: Part): Promise<void> {
    await this.eventually(async () => {
      expect(await this.count(part), `number of parts: ${describe(part)}`).toBe(0);
    });
  }

  /** Expects that the page has one first heading, with a text. */
  async expectHeading(text: string): Promise<void> {
    await this.eventually(async () => {
      const headings = await this.tab.evaluate(() => [...document.querySelectorAll('h1')].map((h1) => h1.textContent));
      expect(headings).toEqual([text]);
    });
  }

  /** Expects an address, once the page has got there. */
  async expectAddress(address: string): Promise<void> {
    await this.eventually(async () => expect(await this.address()).toBe(address));
  }

  /** Repeats a step until nothing in it throws. */
  async eventually<Result>(step: () => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    await expect(async () => {
      result = await step();
    }).toPass();
    return result as Result;
  }

  /** Draws the page as paper does: media queries for print hold, those for a screen don't. */
  async print(): Promise<void> {
    await this.run(() => {
      const change = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) {
            rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/g, 'all').replace(/\bscreen\b/g, 'speech');
          }
          if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) change(sheet.cssRules);
    });
  }

  private async count(part: Part): Promise<number> {
    if (!(await this.tab.evaluate(() => 'findIn' in window))) {
      await this.tab.evaluate((source) => {
        const script = document.createElement('script');
        script.text = source;
        document.head.append(script);
        script.remove();
      }, finderSource);
    }
    return this.tab.evaluate((found) => window.findIn(found).length, part);
  }

  private async inPage<Result>(run: (part: Part) => Result, part: Part): Promise<Awaited<Result>> {
    expect(await this.count(part), `number of parts: ${describe(part)}`).toBe(1);
    return this.tab.evaluate(run, part);
  }
}

function describe({ role, name, within }: Part): string {
  return `${role}${name === undefined ? '' : ` "${name}"`}${within ? ` in ${describe(within)}` : ''}`;
}
