import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { limits, type RunListener, Runner, type WorkerMessage } from '../../src/reader-tools/sample-runner/runner';
import { withGlobals } from '../lib/globals';

/** A worker that answers only when a test says so. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly asked: { kind: string; cachedRuntime?: unknown }[] = [];
  isEnded = false;

  constructor(readonly url: string) {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(request: { kind: string }) {
    this.asked.push(request);
  }

  terminate() {
    this.isEnded = true;
  }

  async say(message: WorkerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
    await settled();
  }

  async fail(message?: string) {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
    await settled();
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const cachedRuntime = { module: {} as WebAssembly.Module, library: new ArrayBuffer(1) };
const readyMessage = { kind: 'ready', cachedRuntime } as const;
const line = { kind: 'output', stream: 'stdout', text: 'hello' } as const;

describe('a run', () => {
  withGlobals({ window: globalThis, Worker: FakeWorker, location: { href: 'https://x.example/sub/page' } });
  before(() => mock.timers.enable({ apis: ['setTimeout'] }));
  after(() => mock.timers.reset());

  let runner: Runner;
  let heard: unknown[][];
  const listener = Object.fromEntries(
    ['progress', 'started', 'output', 'ended'].map((name) => [
      name,
      (...values: unknown[]) => heard.push([name, ...values]),
    ]),
  ) as unknown as RunListener;
  const run = () => runner.run({ 'main.py': 'pass' }, ['benchloom.run'], listener);
  const workerAt = (index: number) => FakeWorker.all[index] ?? assert.fail(`no worker ${index}`);
  const ends = () => heard.filter(([name]) => name === 'ended').map(([, end]) => end);

  beforeEach(() => {
    FakeWorker.all = [];
    heard = [];
    const runtime = { worker: 'python-worker/w.js', folder: 'python/1', lockFile: '{}', simulation: {} };
    runner = new Runner(runtime, '/sub/');
  });

  it('loads the interpreter, then sends the files, and reports progress, output, and the end once', async () => {
    run();
    const worker = workerAt(0);
    assert.equal(worker.url, '/sub/python-worker/w.js');
    assert.deepEqual(worker.asked, [
      {
        kind: 'load',
        folder: 'https://x.example/sub/python/1/',
        lockFile: '{}',
        simulation: {},
        limits,
        cachedRuntime: undefined,
      },
    ]);
    await worker.say({ kind: 'progress', loaded: 1, total: 2 });
    await worker.say(readyMessage);
    assert.deepEqual(worker.asked[1], { kind: 'run', files: { 'main.py': 'pass' }, argv: ['benchloom.run'] });
    await worker.say(line);
    await worker.say({ kind: 'done', exitCode: 3 });
    await worker.say({ kind: 'done', exitCode: 4 });
    await worker.say(line);
    mock.timers.tick(limits.time * 1000);
    assert.deepEqual(heard, [
      ['progress', 1, 2],
      ['started'],
      ['output', line],
      ['ended', { kind: 'done', exitCode: 3 }],
    ]);
    assert.ok(worker.isEnded);
  });

  it('starts exactly one worker in advance, with the loaded interpreter', async () => {
    run();
    await workerAt(0).say(readyMessage);
    await workerAt(0).say({ kind: 'done', exitCode: 0 });
    assert.equal(FakeWorker.all.length, 2);
    assert.equal(workerAt(1).asked[0]?.cachedRuntime, cachedRuntime);
    run();
    assert.equal(FakeWorker.all.length, 2, 'the run uses the worker that waits');
    await workerAt(1).say(readyMessage);
    assert.equal(workerAt(1).asked[1]?.kind, 'run');
    runner.rest();
    assert.equal(workerAt(1).isEnded, false, 'a running worker goes on');
    await workerAt(1).say({ kind: 'full' });
    runner.rest();
    assert.ok(workerAt(2).isEnded);
    assert.deepEqual(ends(), [{ kind: 'done', exitCode: 0 }, { kind: 'full' }]);
  });

  it('stops when the reader presses Stop, even while the interpreter loads', async () => {
    const stop = run();
    stop();
    assert.ok(workerAt(0).isEnded);
    assert.equal(FakeWorker.all.length, 1, 'nothing is loaded that a next worker could use');
    await workerAt(0).say(readyMessage);
    assert.equal(workerAt(0).asked.length, 1, 'nothing runs');
    stop();
    assert.deepEqual(heard, [['ended', { kind: 'stopped' }]]);
  });

  it(`ends ${limits.time} s after it started, not after it was requested`, async () => {
    run();
    mock.timers.tick(60_000);
    await workerAt(0).say(readyMessage);
    mock.timers.tick(limits.time * 1000 - 1);
    assert.deepEqual(ends(), []);
    mock.timers.tick(1);
    assert.deepEqual(ends(), [{ kind: 'timeout' }]);
    assert.ok(workerAt(0).isEnded);
  });

  it('says why the interpreter failed, and the next run starts a new one', async () => {
    run();
    await workerAt(0).fail();
    run();
    await workerAt(1).say({ kind: 'failed', message: 'no memory' });
    run();
    await workerAt(2).say(readyMessage);
    await workerAt(2).fail('broken');
    assert.deepEqual(ends(), [
      { kind: 'failed', message: '' },
      { kind: 'failed', message: 'no memory' },
      { kind: 'failed', message: 'broken' },
    ]);
  });

  it('discards a waiting worker that fails', async () => {
    run();
    await workerAt(0).say(readyMessage);
    await workerAt(0).say({ kind: 'done', exitCode: 0 });
    await workerAt(1).fail();
    run();
    assert.equal(FakeWorker.all.length, 3);
    await workerAt(2).say(readyMessage);
    assert.equal(workerAt(2).asked[1]?.kind, 'run');
  });
});
