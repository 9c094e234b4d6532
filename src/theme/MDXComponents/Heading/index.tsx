// A heading of a document, and beside it the link to itself, named after it, which a press also copies. In the theme's
// version the link is inside the heading, and its label has the id.
// On upgrade: check that MDXComponents still renders h2 to h6 with it.
import { copyLink } from '@site/src/lib/copyLink';
import { textOf } from '@site/src/lib/textOf';
import Heading from '@theme/Heading';
import type { Props } from '@theme/MDXComponents/Heading';

export default function DocumentHeading(props: Props) {
  const { as, children, id } = props;
  return (
    <>
      <Heading {...props} />
      {id && as !== 'h1' && (
        <a aria-label={`Link to ${textOf(children)}`} className="hash-link" href={`#${id}`} onClick={copyLink}>
          #
        </a>
      )}
    </>
  );
}
