import { useCallback, useEffect, useRef, useState } from 'react';
import type { TaskAnswer, TaskRequest } from './taskMessages';

export type TaskState<Result> =
  | { kind: 'idle' }
  | { kind: 'running' }
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

/** Runs one request at a time in a worker that starts on first use. Unmounting or `reset` stops a running task. */
export function useTask<Result>(createWorker: () => Worker) {
  const [state, setState] = useState<TaskState<Result>>({ kind: 'idle' });
  const worker = useRef<Worker>(undefined);
  const isRunning = useRef(false);

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    isRunning.current = false;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(() => {
    const created = createWorker();
    created.addEventListener('message', ({ data }: MessageEvent<TaskAnswer<Result>>) => {
      if (data.kind === 'failed') stop();
      isRunning.current = false;
      setState(data);
    });
    created.addEventListener('error', (event) => {
      event.preventDefault();
      stop();
      setState({ kind: 'failed' });
    });
    return created;
  }, [createWorker, stop]);

  const run = useCallback(
    (request: TaskRequest) => {
      if (isRunning.current) stop();
      worker.current ??= start();
      isRunning.current = true;
      setState({ kind: 'running' });
      worker.current.postMessage(request);
    },
    [start, stop],
  );

  const reset = useCallback(() => {
    if (isRunning.current) stop();
    setState({ kind: 'idle' });
  }, [stop]);

  return { state, run, reset };
}
