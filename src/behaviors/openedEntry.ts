import type { ClientModule } from '@docusaurus/types';
import { fragmentTarget } from '@site/src/lib/fragmentTarget';

/** Marks the entry or the cause that an address opens, until the next key or click. A link doesn't set `:target`. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { hash } }) => {
  const part = fragmentTarget(hash);
  if (!part?.matches('section > h2, section > ul > li[id]')) return;
  part.dataset.opened = '';
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, () => delete part.dataset.opened, { once: true });
};
