import { useEffect, useState } from 'react';

/** Returns text once it hasn't changed for 300 ms, so a live region doesn't announce every keystroke. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
