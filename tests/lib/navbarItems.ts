/** The labels and URLs of the items on the left of the navbar, as specified. */
export const leftItems = [
  ['Features', '/#features'],
  ['Solutions', '/solutions'],
  ['Plans', '/plans'],
  ['Consulting', '/consulting'],
  ['Documentation', '/docs/'],
  ['About Us', '/about-us'],
] as const;

/** Shown in failure messages: where to change the items. */
export const navbarSource = 'docusaurus.config.ts: navbar; if intentional, also change tests/lib/navbarItems.ts';
