import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** The part of the virtual screen reader that the tests use, as it is in the page. */
type Reader = {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  stop(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
};

declare global {
  interface Window {
    reader?: Reader;
  }
}

const library = '/virtual-screen-reader.js';
const start = '/start-virtual-screen-reader.js';

/** Loads the virtual screen reader into a page, from its own origin, because its policy allows nothing else. */
async function loadReader(page: Page): Promise<void> {
  if (await page.evaluate(() => window.reader !== undefined)) return;
  const source = readFileSync(require.resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');
  const files = { [library]: source, [start]: `import { virtual } from '${library}'; window.reader = virtual;` };
  for (const [path, body] of Object.entries(files))
    await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  await page.addScriptTag({ url: start, type: 'module' });
  await page.waitForFunction(() => window.reader !== undefined);
}

/** Returns what a screen reader says from the start of an element to its end, one phrase for each stop, without the ends of parts. */
export async function read(part: Locator): Promise<string[]> {
  await loadReader(part.page());
  return part.evaluate(async (container) => {
    const { reader } = window;
    if (!reader) throw new Error('The screen reader is not in the page.');
    await reader.start({ container });
    const first = await reader.lastSpokenPhrase();
    const phrases = [first];
    for (;;) {
      await reader.next();
      const phrase = await reader.lastSpokenPhrase();
      // After the end it starts again; a dialog says its name twice at the start.
      if (phrase === `end of ${first}` || (phrase === first && phrases.length > 1)) break;
      if (!phrase.startsWith('end of ') && phrase !== phrases.at(-1)) phrases.push(phrase);
    }
    await reader.stop();
    return phrases;
  });
}

/** Starts to listen in an element. Returns a function that gives what live regions have said there since, and ends it. */
export async function listen(part: Locator): Promise<() => Promise<string[]>> {
  await loadReader(part.page());
  await part.evaluate((container) => window.reader?.start({ container }));
  return () =>
    part.page().evaluate(async () => {
      const phrases = (await window.reader?.spokenPhraseLog()) ?? [];
      await window.reader?.stop();
      return phrases.filter((phrase) => /^(?:polite|assertive): /.test(phrase));
    });
}
