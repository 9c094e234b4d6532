/** The files of a sample by name. */
export type Files = Record<string, string>;

/** Maximum size of the compressed text in a URL, in bytes. */
const maxCompressed = 16_384;

/** Maximum length of a file. */
const maxLength = 64_000;

const prefix = '#run=';

/** Returns whether a file would slow down the page. */
export const isTooLarge = (text: string) => text.length > maxLength || text.split('\n').length > 5000;

/** The message about a file that's too large. */
export const notTaken =
  'This text is too long, so the previous text was kept. Shorten it to at most 64,000 characters and 5,000 lines.';

/** Thrown if the text doesn't fit into a link or the fragment isn't valid. The reader sees the message. */
export class LinkError extends Error {
  override name = 'LinkError';
}

/**
 * Compresses or decompresses bytes.
 * @throws {LinkError} if the result is larger than `maxSize` bytes, because a short link can contain gigabytes
 */
async function through(
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
  maxSize = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxSize) throw new LinkError(notTaken);
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * Returns the fragment for an edited sample, which contains the sample's ID and its files as compressed JSON.
 * @throws {LinkError} if the files are too long for a link
 */
export async function formatLink(id: string, files: Files): Promise<string> {
  const packed = await through(JSON.stringify(files), new CompressionStream('deflate-raw'));
  // The message states no size, because the limit depends on how well the code compresses.
  if (packed.length > maxCompressed) throw new LinkError('The code is too long for a link.');
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return `${prefix}${id}.${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Returns whether a fragment contains a version of this sample. */
export function isLinkTo(id: string, fragment: string): boolean {
  return fragment.startsWith(`${prefix}${id}.`);
}

/**
 * Returns the files in a fragment made by `formatLink`. Ignores names that the sample doesn't have.
 * @throws {LinkError} if the fragment is damaged or too long
 */
export async function readLink(fragment: string, names: readonly string[]): Promise<Files> {
  const text = fragment.slice(fragment.indexOf('.') + 1);
  if (text.length > maxCompressed * 1.4) throw new LinkError('The link is too long.');
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    // JSON has up to six bytes for a character.
    const maxSize = names.length * maxLength * 6 + maxCompressed;
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), maxSize);
    const files = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Files;
    const known = names.filter((name) => typeof files[name] === 'string');
    if (known.length === 0) throw new LinkError('The link isn’t for this sample.');
    if (known.some((name) => isTooLarge(String(files[name])))) throw new LinkError(notTaken);
    return Object.fromEntries(known.map((name) => [name, String(files[name])]));
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError('The link is damaged, so its code can’t be read. Copy the link again.', { cause: error });
  }
}
