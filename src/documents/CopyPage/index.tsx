import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { markdownPath } from '@site/src/lib/markdownPath';
import { type MouseEvent, type ReactNode, useState } from 'react';
// This import isn't lazy, because WebKit refuses to copy if a script has to load after the click.
import { copyText } from './copyText';
import styles from './styles.module.css';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // The development server has no Markdown files, and answers with its start page.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isPage) throw new Error(`There’s no Markdown at ${address}, status ${response.status}.`);
  return response.text();
}

/**
 * A link to the page's Markdown. A click copies the text. Without JavaScript, or with a modifier key, the link opens.
 */
export function CopyPage() {
  const address = markdownPath(useDoc().metadata.permalink);
  const [message, setMessage] = useState<ReactNode>();

  async function copy(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setMessage(undefined);
    try {
      await copyText(fetchText(address));
      setMessage('Copied.');
    } catch {
      setMessage(
        <>
          Couldn’t copy the page. <a href={address}>Open the Markdown file</a>
        </>,
      );
    }
  }

  return (
    <p className={styles.root} data-search-skip="">
      <a href={address} onClick={copy}>
        Copy page as Markdown
      </a>{' '}
      <span role="status">{message}</span>
    </p>
  );
}
