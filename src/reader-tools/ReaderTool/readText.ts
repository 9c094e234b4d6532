/** The file can't be read as text. The message also says what to do. */
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

/** Greatest share of zero bytes in text. A serial console may send some; binary files have more. */
const maxZeroShare = 0.02;

function rejectBinary(head: Uint8Array): void {
  if (archives.some((start) => start.every((byte, index) => head[index] === byte))) {
    throw new TextError('The file is compressed. Decompress it, then choose the text file.');
  }
  const zeros = head.filter((byte) => byte === 0).length;
  if (zeros > head.length * maxZeroShare) throw new TextError('The file isn’t text. Choose a text file.');
}

/**
 * Reads a file as text in pieces: UTF-8, or UTF-16 with a byte order mark, as PowerShell writes it.
 * Invalid bytes become U+FFFD. Removes the byte order mark.
 * @param size bytes of a piece
 * @returns each piece with the share of the file read so far, 0 to 1
 * @throws {TextError} if the file is compressed or binary, or can't be read
 */
export async function* readText(file: Blob, size = 1 << 20): AsyncGenerator<{ text: string; share: number }> {
  let decoder: TextDecoder | undefined;
  for (let start = 0; start < file.size; start += size) {
    const bytes = await file
      .slice(start, start + size)
      .arrayBuffer()
      .catch((cause: unknown) => {
        throw new TextError('The file couldn’t be read. If it has changed since you chose it, choose it again.', {
          cause,
        });
      });
    if (!decoder) {
      const head = new Uint8Array(bytes).subarray(0, 65_536);
      const encoding = encodingOf(head);
      if (encoding === 'utf-8') rejectBinary(head);
      decoder = new TextDecoder(encoding);
    }
    const end = Math.min(start + size, file.size);
    yield { text: decoder.decode(bytes, { stream: end < file.size }), share: end / file.size };
  }
}

/**
 * Reads a whole file as text.
 * @throws {TextError} like `readText`, and if the file has more than `maxBytes` bytes
 */
export async function readWholeText(file: Blob, maxBytes: number): Promise<string> {
  if (file.size > maxBytes) {
    throw new TextError(`The file has ${(file.size / 1e6).toFixed(1)} MB. At most ${maxBytes / 1e6} MB are checked.`);
  }
  const pieces: string[] = [];
  for await (const { text } of readText(file)) pieces.push(text);
  return pieces.join('');
}
