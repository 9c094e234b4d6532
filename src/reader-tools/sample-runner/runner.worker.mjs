// Runs one sample in CPython. A page creates a new worker for each run, so runs can't affect each other. The build
// copies this file, unbundled, to its own directory, where the response's policy allows WebAssembly compilation.

/** @import {PyodideInterface} from 'pyodide' */
/** @import {CachedRuntime, LoadRequest, OutputLine, RunRequest, WorkerMessage} from './runner' */

/** @type {(message: WorkerMessage) => void} */
const post = self.postMessage.bind(self);
const close = self.close.bind(self);

/**
 * Returns a response that reports the size of each decompressed piece of its body.
 * @param {Response} response
 * @param {(bytes: number) => void} report
 */
function counted(response, report) {
  const counter = new TransformStream({
    transform(piece, controller) {
      report(piece.byteLength);
      controller.enqueue(piece);
    },
  });
  // Streaming compilation requires this content type, but not every host sends it.
  const type = response.url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(response.body?.pipeThrough(counter), { headers: { 'Content-Type': type } });
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function fetchFile(folder, name) {
  const response = await fetch(folder + name);
  if (!response.ok) throw new Error(`${name} couldn’t be loaded (status ${response.status})`);
  return response;
}

/**
 * Fetches the large files in parallel and reports the progress in transferred bytes. A host that compresses a file
 * while sending it states no length, so the total then includes the size that the build measured.
 * @template {string} Name
 * @param {string} folder URL with a trailing slash
 * @param {Name[]} names
 * @returns {Promise<Record<Name, Response>>}
 */
async function fetchAll(folder, names) {
  const [sizes, ...responses] = await Promise.all([
    fetchFile(folder, 'sizes.json').then((response) => response.json()),
    ...names.map((name) => fetchFile(folder, name)),
  ]);
  const files = responses.map((response, index) => {
    const name = names[index];
    const { size, compressed } = sizes[name];
    const measured = response.headers.has('Content-Encoding') ? compressed : size;
    return { name, response, size, sent: Number(response.headers.get('Content-Length')) || measured };
  });
  const total = files.reduce((sum, { sent }) => sum + sent, 0);
  let loaded = 0;
  let reported = 0;
  /** @param {number} bytes */
  const report = (bytes) => {
    loaded += bytes;
    if (loaded < total && performance.now() < reported + 100) return;
    reported = performance.now();
    post({ kind: 'progress', loaded: Math.min(loaded, total), total });
  };
  const entries = files.map(({ name, response, size, sent }) => {
    return [name, counted(response, (bytes) => report((bytes / size) * sent))];
  });
  return /** @type {Record<Name, Response>} */ (Object.fromEntries(entries));
}

/**
 * Limits the interpreter's memory, which grows in pages of 64 KiB. At the limit, the allocator raises a MemoryError.
 * @param {number} maxMemory in bytes
 */
function capMemory(maxMemory) {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (/** @type {number} */ pages) {
    if (this.buffer.byteLength + pages * 65_536 > maxMemory) throw new RangeError('Out of memory');
    return grow.call(this, pages);
  };
}

/**
 * Loads and compiles the files that `prepare` needs.
 * @param {string} folder
 */
async function loadFiles(folder) {
  // The build lists the sizes of these files in sizes.json.
  const files = await fetchAll(folder, ['pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide.asm.js']);
  const [module, library] = await Promise.all([
    WebAssembly.compileStreaming(files['pyodide.asm.wasm']),
    files['python_stdlib.zip'].arrayBuffer(),
    // The interpreter imports this file later, from the browser's cache.
    files['pyodide.asm.js'].arrayBuffer(),
  ]);
  return { module, library };
}

/**
 * Makes the interpreter use files and a module that are already loaded. Returns both for the next worker.
 * @param {LoadRequest} request
 * @returns {Promise<CachedRuntime>}
 */
async function prepare({ folder, cachedRuntime }) {
  const { module, library } = cachedRuntime ?? (await loadFiles(folder));
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  const { fetch: originalFetch } = self;
  self.fetch = async (address, options) => {
    const name = String(address).slice(folder.length);
    if (name === 'python_stdlib.zip') return new Response(library);
    // The module is already compiled.
    if (name === 'pyodide.asm.wasm') return new Response();
    return originalFetch(address, options);
  };
  return { module, library };
}

/** @type {LoadRequest['limits']} */
let limits;
let isFull = false;
let characters = 0;
let lines = 0;

/**
 * @param {OutputLine['stream']} stream
 * @param {string} text
 */
function write(stream, text) {
  characters += text.length + 1;
  lines += 1;
  if (isFull) return;
  isFull = characters > limits.output * 1e6 || lines > limits.lines;
  post(isFull ? { kind: 'full' } : { kind: 'output', stream, text });
}

/**
 * Creates a device for simulation events, one per line.
 * @param {PyodideInterface['FS']} FS
 */
function addEventDevice(FS) {
  const decoder = new TextDecoder();
  let rest = '';
  const device = FS.makedev(64, 0);
  FS.registerDevice(device, {
    /** @type {(stream: unknown, buffer: Uint8Array, offset: number, length: number) => number} */
    write(_, buffer, offset, length) {
      const lines = (rest + decoder.decode(buffer.subarray(offset, offset + length), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) write('event', line);
      return length;
    },
  });
  FS.mkdev('/dev/events', device);
}

const start = `
import asyncio, json, os, runpy, sys

def no_loop(*_, **__):
    raise RuntimeError("asyncio has no event loop on this page, so run the code on your machine")

def run(argv):
    asyncio.run = asyncio.new_event_loop = no_loop
    os.chdir("/job")
    sys.path.insert(0, "/simulation")
    module, *arguments = json.loads(argv)
    sys.argv = [module, *arguments]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0

run
`;

/**
 * @param {PyodideInterface['FS']} FS
 * @param {string} folder
 * @param {Record<string, string>} files text by name
 */
function writeFiles(FS, folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = `${folder}/${name}`;
    FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    FS.writeFile(file, text);
  }
}

/** @param {LoadRequest} request */
async function load(request) {
  const { folder } = request;
  const cachedRuntime = await prepare(request);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(`${folder}pyodide.js`),
    import(`${folder}pyodide.asm.js`),
  ]);
  /** @type {PyodideInterface} */
  const pyodide = await loadPyodide({
    createPyodideModule,
    indexURL: folder,
    lockFileContents: request.lockFile,
    packageBaseUrl: folder,
    jsglobals: {},
    env: { HOME: '/job', PYTHONDONTWRITEBYTECODE: '1' },
  });
  writeFiles(pyodide.FS, '/simulation', request.simulation);
  addEventDevice(pyodide.FS);
  pyodide.setStdin({ error: true });
  pyodide.setStdout({ batched: (text) => write('stdout', text) });
  pyodide.setStderr({ batched: (text) => write('stderr', text) });
  return { pyodide, cachedRuntime };
}

/**
 * Answers one message. After an error, `close` stops the worker.
 * @template Message
 * @param {(message: Message) => void | Promise<void>} answer
 */
function once(answer) {
  /** @param {MessageEvent<Message>} event */
  const listen = async ({ data }) => {
    try {
      await answer(data);
    } catch (error) {
      post({ kind: 'failed', message: String(error).slice(-500) });
      close();
    }
  };
  addEventListener('message', listen, { once: true });
}

once(async (/** @type {LoadRequest} */ request) => {
  ({ limits } = request);
  capMemory(limits.memory * 2 ** 20);
  const { pyodide, cachedRuntime } = await load(request);
  once((/** @type {RunRequest} */ { files, argv }) => {
    writeFiles(pyodide.FS, '/job', files);
    const run = pyodide.runPython(start);
    // Uses only the last byte, as in POSIX, because Python's integers have no limit.
    const exitCode = Number(BigInt.asUintN(8, BigInt(run(JSON.stringify(argv)))));
    post({ kind: 'done', exitCode });
    close();
  });
  post({ kind: 'ready', cachedRuntime });
});
