import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { checkFiles } from './checkFiles';
import { type OutputLine, Runner, type Runtime } from './runner';
import { idle, runReducer } from './runReducer';
import type { Files } from './shareLink';

/** The interpreter that all panels share during a visit. */
let shared: Runner | undefined;

/** Returns whether the host's policy blocks the worker's network access. Undefined until the host responds. */
export function useHasPolicy({ worker }: Runtime): boolean | undefined {
  const address = useBaseUrl(worker);
  const [hasPolicy, setHasPolicy] = useState<boolean>();
  useEffect(() => {
    const read = ({ headers }: Response) => setHasPolicy(headers.has('Content-Security-Policy'));
    // If there's no response, the worker doesn't load either.
    fetch(address, { method: 'HEAD' }).then(read, () => {});
  }, [address]);
  return hasPolicy;
}

/**
 * Runs a sample's files, one run at a time. Leaving the page ends the run.
 * @param argv module of the simulation, and its arguments
 */
export function useRun(runtime: Runtime, argv: readonly string[]) {
  const baseUrl = useBaseUrl('/');
  const [state, dispatch] = useReducer(runReducer, idle);
  const stopper = useRef<(silent?: boolean) => void>(undefined);
  const runId = useRef(0);

  useEffect(() => {
    shared ??= new Runner(runtime, baseUrl);
    const close = shared.open();
    return () => {
      runId.current += 1;
      stopper.current?.(true);
      close();
    };
  }, [baseUrl, runtime]);

  const run = useCallback(
    async (files: Files) => {
      runId.current += 1;
      const own = runId.current;
      stopper.current = undefined;
      dispatch({ kind: 'load' });
      const findings = await checkFiles(files).catch((error: unknown) => {
        if (own === runId.current) dispatch({ kind: 'ended', end: { kind: 'failed', message: String(error) } });
        return undefined;
      });
      if (own !== runId.current || !findings) return;
      if (findings.length > 0) {
        dispatch({ kind: 'invalid', findings });
        return;
      }
      let waiting: OutputLine[] = [];
      const flush = () => {
        if (waiting.length > 0) dispatch({ kind: 'output', lines: waiting });
        waiting = [];
      };
      // A replay has no events.
      const events = argv[0] === 'benchloom.run' ? ['--events', '/dev/events'] : [];
      stopper.current = shared?.run(files, [...argv, ...events], {
        progress: (loaded, total) => dispatch({ kind: 'progress', loaded, total }),
        started: () => dispatch({ kind: 'started' }),
        output: (line) => {
          // Renders once per frame.
          if (waiting.length === 0) requestAnimationFrame(flush);
          waiting.push(line);
        },
        ended: (end) => {
          flush();
          dispatch({ kind: 'ended', end });
        },
      });
    },
    [argv],
  );

  const stop = useCallback(() => {
    runId.current += 1;
    // While the files are being checked, there's no run that could report its own end.
    if (stopper.current) stopper.current();
    else dispatch({ kind: 'ended', end: { kind: 'stopped' } });
    stopper.current = undefined;
  }, []);
  const clear = useCallback(() => dispatch({ kind: 'reset' }), []);
  return { state, run, stop, clear };
}
