import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Files } from './files';
import { type OutputLine, Runner } from './runner';
import { type RunState, runReducer } from './runReducer';

/** The interpreter that all panels share during a visit. */
let shared: Runner | undefined;

/** Loads what a run needs, which is nothing before the first run, and checks the files. */
async function prepare(files: Files) {
  const [{ default: runtime }, { checkFiles }] = await Promise.all([
    import('@generated/python-runtime/default/runtime.json'),
    import('./checkFiles'),
  ]);
  return { runtime, findings: await checkFiles(files) };
}

/**
 * Runs a sample's files, one run at a time. Leaving the page ends the run. `ran` are the files of the last run.
 * @param argv module of the simulation, and its arguments
 * @param initial the state before the first run
 */
export function useRun(argv: readonly string[], initial: RunState) {
  const baseUrl = useBaseUrl('/');
  const [state, dispatch] = useReducer(runReducer, initial);
  const [ran, setRan] = useState<Files>();
  const stopper = useRef<() => void>(undefined);
  const runId = useRef(0);

  useEffect(
    () => () => {
      runId.current += 1;
      stopper.current?.();
      shared?.rest();
    },
    [],
  );

  const run = useCallback(
    async (files: Files) => {
      runId.current += 1;
      const own = runId.current;
      stopper.current = undefined;
      setRan(files);
      dispatch({ kind: 'load' });
      const prepared = await prepare(files).catch(String);
      if (own !== runId.current) return;
      if (typeof prepared === 'string') {
        dispatch({ kind: 'ended', end: { kind: 'failed', message: prepared } });
        return;
      }
      const { runtime, findings } = prepared;
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
      shared ??= new Runner(runtime, baseUrl);
      stopper.current = shared.run(files, [...argv, ...events], {
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
    [argv, baseUrl],
  );

  const stop = useCallback(() => {
    runId.current += 1;
    // While the files are being checked, there's no run that could report its own end.
    if (stopper.current) stopper.current();
    else dispatch({ kind: 'ended', end: { kind: 'stopped' } });
    stopper.current = undefined;
  }, []);
  const clear = useCallback(() => dispatch({ kind: 'reset', to: initial }), [initial]);
  return { state, ran, run, stop, clear };
}
