import { spokenMessage } from '@site/src/lib/spokenMessage';
import { type LoadComponent, useLazyComponent } from '@site/src/lib/useLazyComponent';
import { LoadFailure } from '@site/src/ui/LoadFailure';
import { StaticHtml } from '@site/src/ui/StaticHtml';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import type { Files } from './files';
import type { PanelProps } from './panelProps';

type Props = {
  /** The sample's ID, from `sampleId`. */
  id: string;
  /** Highlighted code with its Run button, made at build time. */
  html: string;
};

async function loadPanel(id: string): ReturnType<LoadComponent<PanelProps>> {
  const [{ RunPanel }, { default: samples }] = await Promise.all([
    import('./RunPanel'),
    import('@generated/reader-tools/default/samples.json'),
    import('./highlighter').then(({ loadHighlighter }) => loadHighlighter()),
  ]);
  const sample = samples[id];
  if (!sample) throw new Error('This sample’s files are missing.');
  return { default: (props) => <RunPanel sample={sample} {...props} /> };
}

/** A sample that can run in the page. Its Run button loads the panel, which then replaces the sample. */
export function RunnableSample({ id, html }: Props) {
  const [isOpening, setIsOpening] = useState(false);
  const [edited, setEdited] = useState<Files>();
  const load = useMemo(() => (isOpening ? () => loadPanel(id) : undefined), [id, isOpening]);
  const { lazy, retry } = useLazyComponent(load);
  const isLoading = isOpening && !lazy;

  useEffect(() => {
    if (isLoading) spokenMessage.set('Loading the sample');
  }, [isLoading]);

  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.code-run')) setIsOpening(true);
  };
  if (lazy && lazy !== 'failed')
    return (
      <div className="runnable">
        <lazy.Component edited={edited} runsAtOnce setEdited={setEdited} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is in the static HTML
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on the button arrives as a click
    <div aria-busy={isLoading} className="runnable" onClick={press}>
      <StaticHtml as="div" className="theme-code-block" html={html} />
      {lazy && <LoadFailure retry={retry} />}
    </div>
  );
}
