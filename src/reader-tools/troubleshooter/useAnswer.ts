import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, ask } from './ask';

type AnswerState = {
  /** The text that was answered last. */
  text: string;
  answer?: Answer;
  failed?: boolean;
};

/** Answers the text. The last answer stays visible until the new one is ready. */
export function useAnswer(text: string) {
  const baseUrl = useBaseUrl('/');
  const [state, setState] = useState<AnswerState>({ text: '' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const stop = new AbortController();
    const set = (next: AnswerState) => {
      if (!stop.signal.aborted) setState(next);
    };
    if (text.trim() === '') set({ text });
    else
      ask(text, baseUrl, stop.signal).then(
        (answer) => set({ text, answer }),
        () => set({ text, failed: true }),
      );
    return () => stop.abort();
  }, [text, baseUrl, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, isPending: state.text !== text, retry };
}
