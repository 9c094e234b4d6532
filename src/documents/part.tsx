import type { ReactNode } from 'react';

/**
 * Returns a component that wraps its content in an element with a class.
 * @param name value of `data-part`, by which the Markdown export finds the element
 */
export function part(Element: 'div' | 'p' | 'section' | 'span', className: string | undefined, name?: string) {
  return function Part({ children }: { children: ReactNode }) {
    return (
      <Element className={className} data-part={name}>
        {children}
      </Element>
    );
  };
}
