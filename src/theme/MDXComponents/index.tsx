// Adds what writers use without an import, and makes wide tables scroll in a region that the keyboard reaches.
// On upgrade: nothing to check but that the original is still an object of components by name.
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps } from 'react';

function Table(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section aria-label="Table" className="table-region" tabIndex={0}>
      <table {...props} />
    </section>
  );
}

export default {
  ...MDXComponents,
  table: Table,
};
