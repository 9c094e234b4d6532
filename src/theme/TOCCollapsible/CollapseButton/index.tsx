// The "On this page" button on narrow screens, with `aria-expanded`. Its arrow consists of two borders, because the
// theme's arrow is an image in every page's CSS. The button stays below the navbar and shows the reader's current
// headings. The list marks the last heading. On upgrade: check for props other than `collapsed` and those of a button.

import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import clsx from 'clsx';
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
      const last = headings.findLastIndex((heading) => passed.has(heading));
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

export default function CollapseButton({ collapsed, className, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const place = useHeadingsAtTop(button);
  useEffect(() => {
    if (collapsed) return;
    const close = () => button.current?.click();
    addEventListener('hashchange', close);
    return () => removeEventListener('hashchange', close);
  }, [collapsed]);
  useEffect(() => {
    // The list is mounted after the first click.
    const frame = requestAnimationFrame(() => {
      const links = [...(button.current?.nextElementSibling?.querySelectorAll('a') ?? [])];
      const [group, last] = place.split(' › ');
      const current = [last, group].map((name) => links.find(({ textContent }) => textContent === name)).find(Boolean);
      for (const link of links) {
        const isCurrent = link === current;
        link.classList.toggle('table-of-contents__link--active', isCurrent);
        if (isCurrent && !collapsed) link.scrollIntoView({ block: 'nearest' });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [collapsed, place]);
  return (
    <button
      aria-expanded={!collapsed}
      type="button"
      {...props}
      className={clsx('clean-btn', styles.root, className)}
      ref={button}
    >
      <span className={place && 'visually-hidden'}>On this page</span>
      {place && <span className={styles.place}>{place}</span>}
    </button>
  );
}
