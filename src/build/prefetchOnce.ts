/** Address of the file of a chunk. The framework asks for it to prefetch the chunk, and for nothing else. */
type ChunkAddress = (name: string) => string | undefined;

declare const __webpack_require__: { gca: ChunkAddress };

const addressOf = __webpack_require__.gca;

const prefetched = new Set<string>();

/**
 * Gives each address once. The framework prefetches the chunks of each link in view, and most pages share most
 * of their chunks: without this the head of a page gets two hundred links to twenty files.
 */
const addressOnce: ChunkAddress = (name) => {
  if (prefetched.has(name)) return undefined;
  prefetched.add(name);
  return addressOf(name);
};

if (typeof window !== 'undefined') __webpack_require__.gca = addressOnce;

export {};
