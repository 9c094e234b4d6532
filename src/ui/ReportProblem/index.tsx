import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { MouseEvent } from 'react';
import { reportAddress } from './reportAddress';

/** A feedback link for this page. A click adds the current anchor, unless it contains the reader's code. */
export function ReportProblem() {
  const { siteConfig } = useDocusaurusContext();
  const { permalink } = useDoc().metadata;
  const repositoryUrl = String(siteConfig.customFields?.repositoryUrl);
  const version = String(siteConfig.customFields?.version);
  const addressFor = (anchor: string) =>
    reportAddress({ page: siteConfig.url + permalink + anchor, version }, repositoryUrl);

  function addAnchor({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    currentTarget.href = addressFor(window.location.hash);
  }

  return (
    <a href={addressFor('')} onAuxClick={addAnchor} onClick={addAnchor}>
      Report a problem with this page{repositoryUrl ? '' : ' by email'}
    </a>
  );
}
