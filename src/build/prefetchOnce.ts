/** Returns the URL of a chunk's file. The framework uses it only to prefetch. */
type ChunkAddress = (name: string) => string | undefined;

declare const __webpack_require__: { gca: ChunkAddress };

const addressOf = __webpack_require__.gca;

const prefetched = new Set<string>();

/**
 * Returns each URL only once. The framework prefetches the chunks of each link in view, and pages share most chunks:
 * a page would get up to 380 prefetch links to 20 files.
 */
const addressOnce: ChunkAddress = (name) => {
  if (prefetched.has(name)) return undefined;
  prefetched.add(name);
  return addressOf(name);
};

if (typeof window !== 'undefined') __webpack_require__.gca = addressOnce;

export {};
