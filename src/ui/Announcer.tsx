import { spokenMessage } from '@site/src/lib/spokenMessage';
import { useEffect, useSyncExternalStore } from 'react';

const nothing = () => '';

/** Announces the text in `spokenMessage`, and removes it, because it would otherwise be read after the footer. */
export function Announcer() {
  const text = useSyncExternalStore(spokenMessage.subscribe, spokenMessage.get, nothing);
  useEffect(() => {
    if (!text) return undefined;
    const end = setTimeout(() => spokenMessage.set(''), 2000);
    return () => clearTimeout(end);
  }, [text]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
