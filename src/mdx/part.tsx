import type { ReactNode } from 'react';

/** Returns a component that wraps its content in an element with a class. */
export function part(Element: 'div' | 'p' | 'section' | 'span', className: string | undefined) {
  return function Part({ children }: { children: ReactNode }) {
    return <Element className={className}>{children}</Element>;
  };
}
