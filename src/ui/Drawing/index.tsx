import type { ComponentProps } from 'react';

type DrawingProps = Pick<ComponentProps<'svg'>, 'className' | 'viewBox' | 'children'> & {
  title: string;
};

/** An SVG that screen readers treat as an image. Some would read its text after the title, so the text is hidden. */
export function Drawing({ title, children, ...attributes }: DrawingProps) {
  return (
    <svg {...attributes} role="img">
      <title>{title}</title>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: shapes can't be focused */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}
