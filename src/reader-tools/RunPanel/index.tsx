import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { StaticHtml } from '@site/src/components/StaticHtml';
import { announcement } from '@site/src/lib/announcement';
import { type LoadComponent, useLazyComponent } from '@site/src/lib/useLazyComponent';
import clsx from 'clsx';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import type { OpenRequest, PanelProps, Versions } from './panelProps';
import { isLinkTo } from './shareLink';

type Props = {
  /** The sample's ID, from `sampleId`. */
  id: string;
  /** Highlighted code with its Run button, made at build time. */
  html: string;
  className?: string;
};

async function loadPanel(id: string): ReturnType<LoadComponent<PanelProps>> {
  const [{ RunPanel }, { default: samples }, { default: runtime }] = await Promise.all([
    import('./RunPanel'),
    import('@generated/reader-tools/default/samples.json'),
    import('@generated/python-runtime/default/runtime.json'),
  ]);
  const sample = samples[id];
  if (!sample) throw new Error('This sample’s files are missing.');
  return { default: (props) => <RunPanel id={id} runtime={runtime} sample={sample} {...props} /> };
}

/** A sample that can run in the page. Its Run button loads the panel, which then replaces the sample. */
export function RunnableSample({ id, html, className }: Props) {
  const [openRequest, setOpenRequest] = useState<OpenRequest>();
  // Outside the error boundary, so that edits survive an error in the panel.
  const [versions, setVersions] = useState<Versions>({});
  const isOpening = openRequest !== undefined;
  const load = useMemo(() => (isOpening ? () => loadPanel(id) : undefined), [id, isOpening]);
  const { lazy, retry } = useLazyComponent(load);
  const isLoading = isOpening && !lazy;

  useEffect(() => {
    const readFragment = () => {
      // With analytics, the fragment is no longer in the URL. See src/client/analytics/takeSharedVersion.ts.
      const fragment = window.sharedVersion ?? location.hash;
      if (!isLinkTo(id, fragment)) return;
      window.sharedVersion = undefined;
      setOpenRequest({ fragment });
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
    if (target instanceof Element && target.closest('.code-run')) setOpenRequest({ fragment: '' });
  };
  if (openRequest && lazy && lazy !== 'failed') {
    return (
      <ErrorBoundary
        fallback={({ tryAgain }) => (
          <LoadFailure
            message="The panel stopped working. Press Retry to open it again."
            retry={() => {
              setOpenRequest({});
              tryAgain();
            }}
          />
        )}
      >
        <lazy.Component openRequest={openRequest} setVersions={setVersions} versions={versions} />
      </ErrorBoundary>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is in the static HTML
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on the button arrives as a click
    <div aria-busy={isLoading} className="runnable" onClick={press}>
      <StaticHtml as="div" className={clsx('theme-code-block', className)} html={html} />
      {lazy && <LoadFailure retry={retry} />}
    </div>
  );
}
