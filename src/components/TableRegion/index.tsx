import type { ComponentProps } from 'react';

type Props = ComponentProps<'table'> & {
  /** Name of the group for a screen reader. */
  label?: string;
};

/** A table that scrolls in a group of its own, which the keyboard reaches. Not a region: a page may hold many tables. */
export function TableRegion({ label = 'Table', ...table }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
    <div aria-label={label} className="table-region" role="group" tabIndex={0}>
      <table {...table} />
    </div>
  );
}
