/** Thrown if a file can't be read as text. The message says what to do. */
export class TextError extends Error {
  override name = 'TextError';
}

function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Magic bytes of gzip, zstd, xz, and ZIP. */
const archives = [
  [0x1f, 0x8b],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x50, 0x4b, 0x03, 0x04],
];

/** Maximum share of zero bytes in text. Serial consoles may send some, but binary files have more. */
const maxZeroShare = 0.02;

function rejectBinary(head: Uint8Array): void {
  if (archives.some((start) => start.every((byte, index) => head[index] === byte))) {
    throw new TextError('The file is compressed. Decompress it, then choose the text file.');
  }
  const zeros = head.filter((byte) => byte === 0).length;
  if (zeros > head.length * maxZeroShare) throw new TextError('The file isn’t a text file. Choose a text file.');
}

/**
 * Reads a file as UTF-8, or as UTF-16 if it has a byte order mark, which PowerShell adds. Removes the byte order mark.
 * Invalid bytes become U+FFFD.
 * @throws {TextError} if the file is empty, larger than `maxBytes`, compressed, or binary, or can't be read
 */
export async function readText(file: Blob, maxBytes: number): Promise<string> {
  if (file.size > maxBytes)
    throw new TextError(
      `The file is ${(file.size / 1e6).toFixed(1)} MB, but the limit is ${maxBytes / 1e6} MB. Choose a smaller file.`,
    );
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new TextError('The file couldn’t be read. If it has changed since you chose it, choose it again.', { cause });
  });
  const head = new Uint8Array(bytes).subarray(0, 65_536);
  const encoding = encodingOf(head);
  if (encoding === 'utf-8') rejectBinary(head);
  const text = new TextDecoder(encoding).decode(bytes);
  if (!text.trim()) throw new TextError('The file is empty. Choose another file.');
  return text;
}
