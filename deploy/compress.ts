// Writes FILE.gz and FILE.br for each file of a build that they make smaller: `npm run compress [FOLDER]`.
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const compressible = /\.(?:atom|css|html|js|json|jsonfeed|map|md|mjs|rss|svg|txt|wasm|webmanifest|xml)$/;

const methods = [
  { suffix: '.gz', compress: (data: Buffer) => promisify(gzip)(data, { level: 9 }) },
  {
    suffix: '.br',
    compress: (data: Buffer, file: string) =>
      promisify(brotliCompress)(data, {
        // At 11, the interpreter takes minutes and gets a tenth smaller.
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: file.endsWith('.wasm') ? 9 : 11,
          [zlib.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
  },
];

async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  const { atime, mtime } = await stat(file);
  for (const { suffix, compress } of methods) {
    const done = await stat(file + suffix).catch(() => undefined);
    if (done && Math.abs(done.mtimeMs - mtime.getTime()) < 2) continue;
    const compressed = await compress(data, file);
    if (compressed.length >= data.length) continue;
    await writeFile(file + suffix, compressed);
    // The next run skips files with the time of the source, which is also the Last-Modified of all encodings.
    await utimes(file + suffix, atime, mtime);
  }
}

/** Compresses every text and WebAssembly file of a build for `gzip_static` and `brotli_static`. Skips files that are up to date. */
export async function compressBuild(build: string): Promise<void> {
  const files = (await readdir(build, { recursive: true })).filter((file) => compressible.test(file)).sort();
  const next = files.values();
  const work = async () => {
    for (const file of next) await compressFile(path.join(build, file));
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
}

if (require.main === module) {
  compressBuild(process.argv[2] ?? 'build').catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
