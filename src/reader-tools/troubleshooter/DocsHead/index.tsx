import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import count from '@generated/reader-tools/default/entry-count.json';
import button from '@site/src/ui/Button/styles.module.css';
import { Heading } from '@site/src/ui/Heading';
import { SearchIcon } from '@site/src/ui/SearchIcon';
import clsx from 'clsx';
import type { ClipboardEvent, KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import field from '../field.module.css';
import { handOver } from '../handOver';
import styles from './styles.module.css';

const page = '/docs/troubleshoot';

/** The top of the documentation home: the title, the field for a red job, and below it a line and buttons. */
export function DocsHead({ children }: { children: ReactNode }) {
  const history = useHistory();
  const address = useBaseUrl(page);
  // The text isn't part of the address, which the browser would send to the host with the next requests.
  const ask = (text: string) => {
    handOver(text);
    history.push(address);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(String(new FormData(event.currentTarget).get('q')).trim());
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain').trim();
    if (!text || event.currentTarget.value) return;
    event.preventDefault();
    ask(text.replace(/\r+\n?/g, '\n'));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <>
      <header>
        <Heading as="h1">{useDoc().metadata.title}</Heading>
      </header>
      <div className={styles.box} data-search-skip="">
        <h2>
          <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="20">
            <circle cx="10" cy="10" r="10" stroke="none" />
            <path d="m6.5 6.5 7 7m0-7-7 7" />
          </svg>
          Is a job red?
        </h2>
        {/* The form is never submitted, so no text leaves the browser. Presses before hydration aren't lost. */}
        <form className="needs-script" method="dialog" onSubmit={submit}>
          <label htmlFor="red-job-text">Paste a code, a message, or a whole log</label>
          <div className={clsx(field.frame, styles.frame)}>
            <SearchIcon />
            <textarea
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              enterKeyHint="search"
              id="red-job-text"
              name="q"
              onKeyDown={press}
              onPaste={paste}
              placeholder="CONSOLE_SILENT"
              rows={1}
              spellCheck={false}
            />
            <button className={clsx(button.root, button.primary)} type="submit">
              Find the cause
            </button>
          </div>
        </form>
        <p className={styles.below}>
          <span className="needs-script">Nothing leaves your browser.</span>
          <span>
            <Link to={page}>All {count} entries</Link>
          </span>
        </p>
      </div>
      <div className={styles.start}>{children}</div>
    </>
  );
}
