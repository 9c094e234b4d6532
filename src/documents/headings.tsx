import { Heading } from '@site/src/ui/Heading';
import type { Props } from '@theme/Heading';
import { Children, isValidElement, type ReactNode } from 'react';

/** Returns the text in React nodes, except for text that components render. */
function reactText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? reactText(child.props.children) : String(child)))
    .join('');
}

/** A document's heading and, next to it, a link that has the heading's name. */
function DocumentHeading(props: Props) {
  const { children, id } = props;
  return (
    <>
      <Heading {...props} />
      {id && (
        // Not a tab stop, because the contents list has the same links.
        <a aria-label={`Link to ${reactText(children)}`} className="heading-link" href={`#${id}`} tabIndex={-1}>
          #
        </a>
      )}
    </>
  );
}

type HeadingProps = Omit<Props, 'as'>;

/** What MDX renders instead of h2 to h6. */
export const headings = {
  h2: (props: HeadingProps) => <DocumentHeading as="h2" {...props} />,
  h3: (props: HeadingProps) => <DocumentHeading as="h3" {...props} />,
  h4: (props: HeadingProps) => <DocumentHeading as="h4" {...props} />,
  h5: (props: HeadingProps) => <DocumentHeading as="h5" {...props} />,
  h6: (props: HeadingProps) => <DocumentHeading as="h6" {...props} />,
};
