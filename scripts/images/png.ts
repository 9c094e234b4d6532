import { crc32, deflateSync } from 'node:zlib';

/** An image: four bytes (RGBA) for each pixel, row by row; width and height in px. */
export type Pixels = { width: number; height: number; pixels: Uint8Array };

const maxColours = 256;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function distance(a: number, b: number): number {
  return [0, 8, 16, 24].reduce((sum, shift) => sum + (((a >>> shift) & 255) - ((b >>> shift) & 255)) ** 2, 0);
}

/** Returns a palette of the most frequent colours, and for each colour the index of the nearest one in it. */
function reduceColours(colours: Uint32Array): { palette: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const sorted = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b).map(([colour]) => colour);
  const palette = sorted.slice(0, maxColours);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  for (const colour of sorted.slice(maxColours)) {
    const distances = palette.map((candidate) => distance(candidate, colour));
    indexOf.set(colour, distances.indexOf(Math.min(...distances)));
  }
  return { palette, indexOf };
}

/** Encodes an image without transparency as PNG with a palette of at most 256 colours. The same pixels give the same bytes. */
export function encodePng({ width, height, pixels }: Pixels): Buffer {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const { palette, indexOf } = reduceColours(colours);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = indexOf.get(colours[y * width + x] ?? 0) ?? 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
