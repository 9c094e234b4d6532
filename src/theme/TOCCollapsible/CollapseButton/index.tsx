// The "On this page" button on narrow screens, with `aria-expanded`. Its arrow consists of two borders, because the
// theme's arrow is an image in every page's CSS. The button stays below the navbar and shows the reader's current
// headings. The list marks the last heading. On upgrade: check for props other than `collapsed` and those of a button.
import { keepInView } from '@site/src/lib/keepInView';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** Returns the headings at the top of the viewport, such as `Devices › benchloom device list`, if there are any. */
function useHeadingsAtTop(bar: { current: HTMLElement | null }): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const headings = [...document.querySelectorAll('.markdown :is(h2, h3)[id]')];
    const passed = new Set<Element>();
    const update = (entries: IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of entries) passed[intersectionRatio < 0.99 ? 'add' : 'delete'](target);
      // A heading in another tab's panel or in a skipped block (see `deferRendering`) counts as passed, too.
      const visible = { contentVisibilityAuto: true };
      const last = headings.findLastIndex((heading) => passed.has(heading) && heading.checkVisibility(visible));
      const group = headings.slice(0, last + 1).findLastIndex(({ tagName }) => tagName === 'H2');
      const places = [...new Set([group, last])].filter((place) => place >= 0);
      setText(places.map((place) => headings[place]?.textContent).join(' › '));
    };
    const below = Number(bar.current?.getBoundingClientRect().height) + 90;
    // Everything below the bar counts as visible, so no jump goes unnoticed. Far down a page, the ratio is inexact.
    const observer = new IntersectionObserver(update, { rootMargin: `-${below}px 0px 9999999px`, threshold: 0.99 });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [bar]);
  return text;
}

export default function CollapseButton({ collapsed, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const place = useHeadingsAtTop(button);
  useEffect(() => {
    const bar = button.current?.parentElement;
    if (collapsed || !bar) return;
    const toggle = () => button.current?.click();
    const listening = new AbortController();
    const { signal } = listening;
    bar.addEventListener('click', ({ target }) => (target as Element).closest('a') && toggle(), { signal });
    bar.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget && !bar.contains(relatedTarget as Node)) toggle();
      },
      { signal },
    );
    bar.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        toggle();
        button.current?.focus();
      },
      { signal },
    );
    let frame = 0;
    const mark = () => {
      const list = bar.querySelector('.table-of-contents');
      // The list appears a few frames after the click, but never in a wide window, where the button disappears, too.
      if (!list?.clientHeight && button.current?.clientHeight) frame = requestAnimationFrame(mark);
      const links = [...(list?.querySelectorAll('a') ?? [])];
      const current = links.findLast(({ textContent }) => place.split(' › ').includes(textContent));
      for (const link of links) link.classList.toggle('table-of-contents__link--active', link === current);
      keepInView(list, current, 0, 48);
    };
    mark();
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [collapsed, place]);
  return (
    <button
      {...props}
      aria-expanded={!collapsed}
      className={`clean-btn toc-button ${styles.root}`}
      ref={button}
      type="button"
    >
      <span className={place && 'visually-hidden'}>On this page</span>
      {place && <span className={styles.place}>{place}</span>}
    </button>
  );
}
