import type { ReactNode } from 'react';

type Part = { children: ReactNode };

// The parts of a command without styles of their own, for a page with few commands: the styles of `index.tsx` would be
// inlined into it for four headings and a handful of flags.

/** Heading of an entry, with its facts. */
export function EntryHead({ children }: Part) {
  return children;
}

/** Facts below the heading of a command: role, exit codes, release. */
export function EntryFacts({ children }: Part) {
  return <p>{children}</p>;
}

/** How a command is called. */
export function Synopsis({ children }: Part) {
  return <p>{children}</p>;
}

/** A list as rows: name, type, default, text. */
export function Rows({ children }: Part) {
  return children;
}

/** Type of a flag or an argument. */
export function RowType({ children }: Part) {
  return <> · {children}</>;
}

/** Default of a flag, or whether it is required. */
export function RowDefault({ children }: Part) {
  return <> · {children}</>;
}

/** Text of a row. */
export function RowText({ children }: Part) {
  return <>: {children}</>;
}

/** Further facts after the text of a row: values, range, variable, release. */
export function RowMore({ children }: Part) {
  return <>({children})</>;
}

/** A table whose first column is a name. */
export function Fields({ children }: Part) {
  return children;
}
