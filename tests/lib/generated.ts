// Gives the site's modules the data that a build would generate for them. Import this before such a module.
import Module, { register } from 'node:module';
import { type ErrorCodes, entryAddress } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import { entryGroups, entryTexts, faultEntries } from '../../plugins/data/facts';
import { findFaults } from '../../src/matcher/matchLog';
import { createSearch, type Search } from '../../src/search/ranking';
import type { SearchFile } from '../../src/search/sections';
import { projectDirectory } from './builds';

const codes = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
const faults = faultEntries(codes);
const data: Record<string, unknown> = {
  '@generated/reader-tools/default/entry-groups.json': entryGroups(codes),
  '@generated/reader-tools/default/fault-entries.json': faults,
  '@generated/reader-tools/default/entry-texts': Object.fromEntries(
    codes.groups.map(({ id, title }) => [id, async () => ({ default: entryTexts(codes, title) })]),
  ),
};

// Static imports become calls of `require`.
type Loader = { _resolveFilename: (request: string, ...more: unknown[]) => string; _cache: Record<string, unknown> };
const loader = Module as unknown as Loader;
const resolve = loader._resolveFilename;
loader._resolveFilename = (request, ...more) => (request in data ? request : resolve(request, ...more));
for (const [name, exports] of Object.entries(data)) loader._cache[name] = { exports, loaded: true, children: [] };

// Dynamic imports stay imports.
Object.assign(globalThis, { generatedData: data });
const hook = `export const resolve = (name, context, next) => name.startsWith('@generated/')
  ? { url: 'data:text/javascript,export default globalThis.generatedData["' + name + '"]', shortCircuit: true }
  : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

const guide = { anchor: '', heading: 'Debug a board', within: [], text: '', code: '', words: ['book a board'] };

/** The search index as a build would make it, but with only the titles and the symptoms of entries, and a guide. */
const index: SearchFile = {
  pages: [
    { path: '/docs/how-to/debug-a-board', title: 'Debug a board', sections: [guide] },
    ...codes.groups.map(({ id, title }) => ({
      path: `/docs/troubleshoot/${id}`,
      title,
      sections: codes.entries
        .filter(({ group }) => group === title)
        .map((entry) => ({
          anchor: entryAddress(entry, codes).split('#')[1] ?? '',
          heading: `${entry.title} ${entry.id}`,
          within: [],
          text: entry.symptom,
          code: '',
          words: [],
        })),
    })),
  ],
  synonyms: [],
};

/** A browser with a document that names the index, a host that sends it, and workers that search it or a log. */
export const host = { sendsIndex: true, workers: 0 };
class FakeWorker extends EventTarget {
  private readonly hasIndex: boolean;
  private search?: Search;
  constructor({ pathname }: URL) {
    super();
    this.hasIndex = pathname.endsWith('search.worker.ts');
    if (!this.hasIndex) host.workers += 1;
  }
  answer(text: string): unknown {
    if (!this.hasIndex) return findFaults(text, faults);
    if (this.search) return this.search(text);
    if (!host.sendsIndex) return 'status 404';
    this.search = createSearch(index);
    return [];
  }
  postMessage(text: string) {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: this.answer(text) })));
  }
  terminate() {
    if (!this.hasIndex) host.workers -= 1;
  }
}
/** The globals of that browser, for `withGlobals`. */
export const browserParts = {
  document: { querySelector: () => ({ content: 'index.json' }) },
  Worker: FakeWorker,
};
