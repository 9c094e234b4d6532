import type { ComponentProps } from 'react';

type DrawingProps = Pick<ComponentProps<'svg'>, 'className' | 'viewBox' | 'children'> & {
  /** What the drawing shows, in one sentence. */
  title: string;
};

/** An SVG that screen readers see as one image. Its texts are hidden, because some would read them after the title. */
export function Drawing({ title, children, ...attributes }: DrawingProps) {
  return (
    <svg {...attributes} role="img">
      <title>{title}</title>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: shapes take no focus */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}
