import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { LoadFailure } from '@site/src/components/LoadFailure';
import type { ReactNode } from 'react';

/** Keeps an error in a panel from taking the page down, and offers to open the panel again. */
export function PanelBoundary({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={({ tryAgain }) => (
        <LoadFailure
          message="The panel stopped working. Press Retry to open it again."
          retry={() => {
            onRetry();
            tryAgain();
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
