import type { ReactNode } from 'react';

type Part = { children: ReactNode };

// The parts of a command without styles of their own, for a page with few commands: the styles of `index.tsx` would be
// inlined into it for four headings and a handful of flags.

export function EntryHead({ children }: Part) {
  return children;
}

export function EntryFacts({ children }: Part) {
  return <p>{children}</p>;
}

export function Synopsis({ children }: Part) {
  return <p>{children}</p>;
}

export function Rows({ children }: Part) {
  return children;
}

export function RowType({ children }: Part) {
  return <> · {children}</>;
}

export function RowDefault({ children }: Part) {
  return <> · {children}</>;
}

export function RowText({ children }: Part) {
  return <>: {children}</>;
}

export function RowMore({ children }: Part) {
  return <>({children})</>;
}

export function Fields({ children }: Part) {
  return children;
}
