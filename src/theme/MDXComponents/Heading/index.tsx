// A document's heading and, next to it, a link that has the heading's name and copies its own URL when clicked. The
// theme puts the link inside the heading and labels it with the ID. On upgrade: check that MDXComponents still uses
// this component for h2 to h6.
import { copyLink } from '@site/src/lib/copyLink';
import { reactText } from '@site/src/lib/reactText';
import Heading from '@theme/Heading';
import type { Props } from '@theme/MDXComponents/Heading';

export default function DocumentHeading(props: Props) {
  const { as, children, id } = props;
  return (
    <>
      <Heading {...props} />
      {id && as !== 'h1' && (
        <a aria-label={`Link to ${reactText(children)}`} className="hash-link" href={`#${id}`} onClick={copyLink}>
          #
        </a>
      )}
    </>
  );
}
