import { Children, isValidElement, type ReactNode } from 'react';

/** Returns the text of React nodes, without that of components. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child)))
    .join('');
}
