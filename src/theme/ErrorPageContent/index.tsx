// The content of a page that has crashed, in the site's design. The theme's version uses Infima's hero and an inline
// style. On upgrade: check the props of ErrorBoundary's fallback, and that Layout renders ErrorPageContent.
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import { focusOn } from '@site/src/lib/focusOn';
import { PageHead } from '@site/src/marketing/PageHead';
import { PushButton } from '@site/src/ui/Button';
import type { Props } from '@theme/Error';
import { useEffect } from 'react';

const focusHeading = () => focusOn(document.querySelector<HTMLElement>('main h1'));

export default function ErrorPageContent({ error, tryAgain }: Props) {
  // Without a focus change, screen readers wouldn't announce a crash after a click on a link.
  useEffect(focusHeading, []);

  const tryAgainFromHeading = () => {
    tryAgain();
    requestAnimationFrame(focusHeading);
  };

  return (
    <main>
      <PageHead
        action={
          <PushButton look="primary" onPress={tryAgainFromHeading}>
            Try again
          </PushButton>
        }
        lead={<ErrorBoundaryError error={error} />}
        title="This page crashed."
      />
    </main>
  );
}
