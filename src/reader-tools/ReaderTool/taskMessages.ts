import { TextError } from './readText';

export type TaskRequest = { file: Blob; of: string };

export type TaskAnswer<Result> =
  | { kind: 'done'; result: Result }
  /** Caused by the file. The message says what to do. */
  | { kind: 'refused'; message: string }
  /** Caused by the worker. Retry may help. */
  | { kind: 'failed' };

/** The part of a worker's global scope that a task needs. */
type WorkerScope = {
  postMessage(answer: TaskAnswer<unknown>): void;
  addEventListener(type: 'message', listener: (event: { data: TaskRequest }) => void): void;
};

/** Makes a worker run a task for each request. */
export function handleTasks<Result>(task: (request: TaskRequest) => Promise<Result>): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.addEventListener('message', ({ data }) => {
    task(data).then(
      (result) => scope.postMessage({ kind: 'done', result }),
      (error: unknown) =>
        scope.postMessage(
          error instanceof TextError ? { kind: 'refused', message: error.message } : { kind: 'failed' },
        ),
    );
  });
}
