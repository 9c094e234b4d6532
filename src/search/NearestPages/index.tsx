import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import files from '@generated/search-index/default/files.json';
import { useEffect, useState } from 'react';
import { loadFile } from '../loadFile';
import type { Hit } from '../ranking';
import type { SearchFile } from '../sections';
import styles from './styles.module.css';

/** Shows up to three pages or error codes that the URL may mean. Their space is reserved, so the page doesn't shift. */
export function NearestPages() {
  const baseUrl = useBaseUrl('/');
  const { pathname, hash } = useLocation();
  const [pages, setPages] = useState<Hit[]>([]);

  useEffect(() => {
    let current = true;
    const address = `/${pathname.slice(baseUrl.length)}${hash}`;
    // Safari doesn't support requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    whenIdle(() => {
      if (!current) return;
      Promise.all([import('../nearestPages'), loadFile<SearchFile>(baseUrl, files.pages)])
        .then(([{ nearestPages }, file]) => nearestPages(address, file))
        .then(
          (found) => current && setPages(found),
          // The not-found page also works without suggestions.
          () => {},
        );
    });
    return () => {
      current = false;
    };
  }, [baseUrl, pathname, hash]);

  return (
    <div className={styles.root}>
      {pages.length > 0 && (
        <nav aria-labelledby="nearest-pages">
          <h2 className={styles.title} id="nearest-pages">
            Did you mean one of these?
          </h2>
          <ul className={styles.list}>
            {pages.map(({ to, section }) => (
              <li key={to}>
                <Link to={to}>{section.heading}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
