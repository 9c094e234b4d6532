import { Children, isValidElement, type ReactNode } from 'react';

/** Returns the text in React nodes, except for text that components render. */
export function reactText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? reactText(child.props.children) : String(child)))
    .join('');
}
