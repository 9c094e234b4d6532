import type { ComponentProps } from 'react';

type Props = ComponentProps<'table'> & {
  label: string;
};

/** A named table in a box that scrolls if the table is too wide. See src/behaviors/scrollBoxes.ts. */
export function TableRegion({ label, ...table }: Props) {
  return (
    <div className="table-region">
      <table aria-label={label} {...table} />
    </div>
  );
}
