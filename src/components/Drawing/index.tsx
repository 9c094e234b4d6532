import type { ComponentProps } from 'react';

type DrawingProps = Pick<ComponentProps<'svg'>, 'className' | 'viewBox' | 'children'> & {
  /** What the drawing shows, in one sentence. */
  title: string;
};

/** An SVG that is one image for screen readers. Some read the texts in it after the title, so these are hidden from them. */
export function Drawing({ title, children, ...attributes }: DrawingProps) {
  return (
    <svg {...attributes} role="img">
      <title>{title}</title>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: shapes take no focus */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}
