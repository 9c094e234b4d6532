import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** Announces the page title to screen readers after each navigation in the site, but not on the first page. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return undefined;
    announced.current = pathname;
    // The head changes several times before the title does.
    const before = document.title;
    const observer = new MutationObserver(() => {
      if (document.title !== before) setTitle(document.title);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div aria-live="polite" className={styles.root}>
      {title}
    </div>
  );
}
