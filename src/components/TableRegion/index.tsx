import type { ComponentProps } from 'react';

type Props = ComponentProps<'table'> & {
  /** Accessible name of the group. */
  label?: string;
};

/** A table in a scrollable group with keyboard access. Not a region landmark, because a page may have many tables. */
export function TableRegion({ label = 'Table', ...table }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box needs keyboard access
    <div aria-label={label} className="table-region" role="group" tabIndex={0}>
      <table {...table} />
    </div>
  );
}
