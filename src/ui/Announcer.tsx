import { useLocation } from '@docusaurus/router';
import { spokenMessage } from '@site/src/lib/spokenMessage';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const nothing = () => '';

/** Announces the text in `spokenMessage`, and the page title after each navigation within the site. */
export function Announcer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const text = useSyncExternalStore(spokenMessage.subscribe, spokenMessage.get, nothing);
  useEffect(() => {
    if (announced.current === pathname) return undefined;
    announced.current = pathname;
    // The head changes several times before the title does.
    const before = document.title;
    const observer = new MutationObserver(() => {
      if (document.title !== before) spokenMessage.set(document.title);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
