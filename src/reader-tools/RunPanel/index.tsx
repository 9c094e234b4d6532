import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { StaticHtml } from '@site/src/components/StaticHtml';
import { announcement } from '@site/src/lib/announcement';
import { type LoadPart, usePart } from '@site/src/lib/usePart';
import { isLinkTo } from '@site/src/reader-tools/RunPanel/shareLink';
import clsx from 'clsx';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';

type Props = {
  /** The sample's ID, from `sampleId`. */
  id: string;
  /** Highlighted code with its Run button, made at build time. */
  html: string;
  className?: string;
};

/** Why the panel opened: a press on Run, or a link with another version of the code. */
export type Opening = { fragment: string };

async function loadPanel(id: string): ReturnType<LoadPart<{ opening: Opening }>> {
  const [{ RunPanel }, { default: samples }, { default: runtime }] = await Promise.all([
    import('./RunPanel'),
    import('@generated/reader-tools/default/samples.json'),
    import('@generated/python-runtime/default/runtime.json'),
  ]);
  const sample = samples[id];
  if (!sample) throw new Error('The files of this sample are missing.');
  return { default: ({ opening }) => <RunPanel id={id} opening={opening} runtime={runtime} sample={sample} /> };
}

/** A sample that runs in the page. Its Run button replaces it with the panel, whose code loads then. */
export function RunnableSample({ id, html, className }: Props) {
  const [opening, setOpening] = useState<Opening>();
  const isOpening = opening !== undefined;
  const load = useMemo(() => (isOpening ? () => loadPanel(id) : undefined), [id, isOpening]);
  const { part, retry } = usePart(load);
  const isLoading = isOpening && !part;

  useEffect(() => {
    const readFragment = () => {
      // With analytics, the fragment has been removed from the URL: see src/client/analytics/takeSharedVersion.ts.
      const fragment = window.sharedVersion ?? location.hash;
      if (!isLinkTo(id, fragment)) return;
      window.sharedVersion = undefined;
      setOpening({ fragment });
    };
    readFragment();
    window.addEventListener('hashchange', readFragment);
    return () => window.removeEventListener('hashchange', readFragment);
  }, [id]);

  useEffect(() => {
    if (!isLoading) return undefined;
    announcement.set('Loading the sample');
    return () => announcement.set('');
  }, [isLoading]);

  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.code-run')) setOpening({ fragment: '' });
  };
  if (opening && part && part !== 'failed') {
    return (
      <ErrorBoundary
        fallback={({ tryAgain }) => (
          <LoadFailure message="The panel stopped working. Press Retry to open it again." retry={tryAgain} />
        )}
      >
        <part.Inside opening={opening} />
      </ErrorBoundary>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is in the static HTML
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on the button arrives as a click
    <div aria-busy={isLoading} className="runnable" onClick={press}>
      <StaticHtml as="div" className={clsx('theme-code-block', className)} html={html} />
      {part && <LoadFailure retry={retry} />}
    </div>
  );
}
