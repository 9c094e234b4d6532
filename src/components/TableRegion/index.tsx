import type { ComponentProps } from 'react';

type Props = ComponentProps<'table'> & {
  /** Name of the region for a screen reader. */
  label?: string;
};

/** A table that scrolls in a region of its own, which the keyboard reaches. */
export function TableRegion({ label = 'Table', ...table }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section aria-label={label} className="table-region" tabIndex={0}>
      <table {...table} />
    </section>
  );
}
