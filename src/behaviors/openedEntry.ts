import type { ClientModule } from '@docusaurus/types';

/** Marks the entry that an address opens, until the next key or click. A link in the site doesn't set `:target`. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { hash } }) => {
  const title = document.querySelector<HTMLElement>(`section > h2[id="${CSS.escape(hash.slice(1))}"]`);
  if (!title) return;
  title.dataset.opened = '';
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, () => delete title.dataset.opened, { once: true });
};
