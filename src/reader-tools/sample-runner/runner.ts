/** What the panel needs to start the interpreter. Paths are relative to the base URL. */
export type Runtime = {
  worker: string;
  folder: string;
  /** Pyodide's lock file without packages. */
  lockFile: string;
  simulation: Record<string, string>;
};

/** A line from a run: output from the sample, or a simulation event as JSON. */
export type OutputLine = { stream: 'stdout' | 'stderr' | 'event'; text: string };

/** The compiled interpreter and the standard library, which the next worker reuses. */
export type CachedRuntime = { module: WebAssembly.Module; library: ArrayBuffer };

/** The first message to a worker, which makes it load the interpreter. `folder` is a URL with a trailing slash. */
export type LoadRequest = Omit<Runtime, 'worker'> & {
  kind: 'load';
  limits: typeof limits;
  cachedRuntime: CachedRuntime | undefined;
};

/** The second message to a worker, which makes it run a module. */
export type RunRequest = { kind: 'run'; files: Record<string, string>; argv: readonly string[] };

/** What a worker reports to its page. */
export type WorkerMessage =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready'; cachedRuntime: CachedRuntime }
  | ({ kind: 'output' } & OutputLine)
  | Extract<RunEnd, { kind: 'full' | 'done' | 'failed' }>;

/** How a run ended. */
export type RunEnd =
  | { kind: 'done'; exitCode: number }
  /** The reader clicked Stop. */
  | { kind: 'stopped' }
  | { kind: 'timeout' }
  /** The sample printed more than the limit. */
  | { kind: 'full' }
  /** The interpreter didn't load, or it stopped working. */
  | { kind: 'failed'; message: string };

/** What a run reports to its panel. `loaded` and `total` are in bytes. */
export type RunListener = {
  progress(loaded: number, total: number): void;
  started(): void;
  output(line: OutputLine): void;
  ended(end: RunEnd): void;
};

/** Limits of one run: time in seconds, output in MB (millions of characters) and in lines, and memory in MiB. */
export const limits = { time: 10, output: 1, lines: 10_000, memory: 256 };

type Interpreter = {
  worker: Worker;
  /** Resolves when the interpreter can run a sample. Rejects with the reason if it can't. */
  ready: Promise<void>;
  onMessage: (message: WorkerMessage) => void;
};

/** Runs each sample in its own worker and starts the next worker in advance. The interpreter loads once per visit. */
export class Runner {
  private cachedRuntime: CachedRuntime | undefined;
  private prewarmed: Interpreter | undefined;

  /** @param baseUrl with a trailing slash */
  constructor(
    private readonly runtime: Runtime,
    private readonly baseUrl: string,
  ) {}

  /** Ends the worker that's ready for the next run. */
  rest(): void {
    this.prewarmed?.worker.terminate();
    this.prewarmed = undefined;
  }

  private start(): Interpreter {
    const worker = new Worker(this.baseUrl + this.runtime.worker, { type: 'module' });
    const interpreter: Interpreter = { worker, ready: Promise.resolve(), onMessage: () => {} };
    interpreter.ready = new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind === 'ready') {
          this.cachedRuntime = data.cachedRuntime;
          resolve();
        } else if (data.kind === 'failed') reject(new Error(data.message));
        interpreter.onMessage(data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        // A script that fails to load doesn't send a message.
        const message = event.message ?? '';
        reject(new Error(message));
        interpreter.onMessage({ kind: 'failed', message });
      });
    });
    // Drops a prewarmed worker that fails. The next run then starts a new one.
    interpreter.ready.catch(() => {
      if (this.prewarmed === interpreter) this.prewarmed = undefined;
    });
    const { folder, lockFile, simulation } = this.runtime;
    const here = new URL(`${this.baseUrl + folder}/`, location.href).href;
    const request: LoadRequest = {
      kind: 'load',
      folder: here,
      lockFile,
      simulation,
      limits,
      cachedRuntime: this.cachedRuntime,
    };
    worker.postMessage(request);
    return interpreter;
  }

  /**
   * Runs a module of the simulation, and returns a function that ends the run. Calls `ended` exactly once.
   * @param files text by name
   * @param argv the module and its arguments
   */
  run(files: Record<string, string>, argv: readonly string[], listener: RunListener): () => void {
    let isOver = false;
    let timer = 0;
    const interpreter = this.prewarmed ?? this.start();
    this.prewarmed = undefined;
    const { worker } = interpreter;
    const end = (how: RunEnd) => {
      if (isOver) return;
      isOver = true;
      window.clearTimeout(timer);
      worker.terminate();
      listener.ended(how);
      if (this.cachedRuntime) this.prewarmed ??= this.start();
    };
    interpreter.onMessage = (message) => {
      if (isOver) return;
      if (message.kind === 'progress') listener.progress(message.loaded, message.total);
      else if (message.kind === 'output') listener.output(message);
      else if (message.kind !== 'ready') end(message);
    };
    interpreter.ready.then(
      () => {
        if (isOver) return;
        listener.started();
        timer = window.setTimeout(() => end({ kind: 'timeout' }), limits.time * 1000);
        const request: RunRequest = { kind: 'run', files, argv };
        worker.postMessage(request);
      },
      (error: Error) => end({ kind: 'failed', message: error.message }),
    );
    return () => end({ kind: 'stopped' });
  }
}
