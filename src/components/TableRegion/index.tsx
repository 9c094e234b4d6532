import type { ComponentProps } from 'react';

type Props = ComponentProps<'table'> & {
  /** Accessible name of the table. */
  label: string;
};

/** A named table in a box that scrolls if the table is wider, see ../scrollBoxes.ts. */
export function TableRegion({ label, ...table }: Props) {
  return (
    <div className="table-region">
      <table aria-label={label} {...table} />
    </div>
  );
}
