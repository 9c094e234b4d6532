/** Minimum window width for JSON next to the entries. See styles.module.css. */
const wide = '(min-width: 80em)';

const headings = 'h3[id], h4[id]';
/** The value of `--navbar` in src/styles/tokens.css, in pixels. */
const navbarHeight = 64;

/** Returns the line for a key in its group's JSON, or the line for the key's closest ancestor. */
function lineOf(heading: Element): Element | undefined {
  const group = heading.parentElement?.closest('[data-part="group"]');
  for (let id = heading.id; id; id = id.includes('-') ? id.replace(/-[^-]*$/, '') : '') {
    const line = group?.querySelector(`pre a[href="#${CSS.escape(id)}"]`)?.closest('.token-line');
    if (line) return line;
  }
  return undefined;
}

/** Returns the height of an entry in pixels, from its heading to the next heading or to the keys inside it. */
function heightOf(heading: Element): number {
  const head = heading.parentElement ?? heading;
  let last = head;
  for (let next = last.nextElementSibling; next && next.tagName !== 'DIV'; next = next.nextElementSibling) last = next;
  return last.getBoundingClientRect().bottom - heading.getBoundingClientRect().top;
}

/** Scrolls only the JSON until the line is in view. */
function showLine(line: Element): void {
  const pre = line.closest('pre');
  if (!pre) return;
  const box = pre.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) pre.scrollTop += top - box.top - box.height / 3;
}

/**
 * Sets `data-active` on the active entry and on its line in the JSON. The active entry is the first one in the window's
 * upper half or, if there's none, the entry before, as in the framework's contents list. Does nothing in windows
 * narrower than 1280 px.
 * @returns a function that stops the updates
 */
export function followActiveKey(root: HTMLElement): () => void {
  const all = [...root.querySelectorAll<HTMLElement>(headings)];
  const query = matchMedia(wide);
  let marked: Element[] = [];
  let frame = 0;

  const mark = (heading: HTMLElement | undefined) => {
    if (heading && marked[0] === heading) return;
    for (const element of marked) element.removeAttribute('data-active');
    const line = heading && lineOf(heading);
    heading?.style.setProperty('--entry', `${heightOf(heading)}px`);
    marked = [heading, line].filter((element) => element !== undefined);
    for (const element of marked) element.setAttribute('data-active', '');
    if (line) showLine(line);
  };

  const update = () => {
    frame = 0;
    if (!query.matches) return mark(undefined);
    const next = all.findIndex((heading) => heading.getBoundingClientRect().top >= navbarHeight);
    const isNear = next < 0 || Number(all[next]?.getBoundingClientRect().bottom) < innerHeight / 2;
    return mark(isNear ? all.at(next) : all[next - 1]);
  };

  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };

  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('scroll', schedule, { passive: true, signal });
  addEventListener('resize', schedule, { passive: true, signal });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
    mark(undefined);
  };
}
