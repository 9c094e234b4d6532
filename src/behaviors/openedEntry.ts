import type { ClientModule } from '@docusaurus/types';
import { fragmentTarget } from '@site/src/lib/fragmentTarget';

/** Marks the entry that an address opens, until the next key or click. A link in the site doesn't set `:target`. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { hash } }) => {
  const title = fragmentTarget(hash);
  if (!title?.matches('section > h2')) return;
  title.dataset.opened = '';
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, () => delete title.dataset.opened, { once: true });
};
