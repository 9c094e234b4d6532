import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AppAddresses } from '../../lib/appUrl';
import { scriptJson as json } from '../../lib/escapeHtml';
import faces from '../../styles/fonts/fonts.json';
import { createBootstrap } from './bootstrap';
import { installControls } from './controls';
import { deferRendering } from './deferRendering';
import { installDeferredScripts } from './deferredScripts';
import { installEarlyPresses } from './earlyPresses';
import { installFailureBox } from './failureBox';
import { type Face, loadFonts } from './fonts';
import { normalizeLocation } from './normalizeLocation';
import { setConsentDefaults } from './setConsentDefaults';
import { setDefaultPolicy } from './setDefaultPolicy';
import { takeSharedVersion } from './takeSharedVersion';

function fontFaces(baseUrl: string): Face[] {
  return faces.map(({ family, file, weight }) => [family, `url(${baseUrl}fonts/${file})`, { weight }]);
}

/**
 * Returns the bootstrap script, which runs before the bundle. It contains the source of each function, so a function may
 * refer only to browser globals, `bootstrap`, and its options, which are JSON.
 */
export function bootstrapScript(baseUrl: string, addresses: AppAddresses, defersRendering = true): string {
  return `(${setDefaultPolicy})();(()=>{const bootstrap=(${createBootstrap})();
(${normalizeLocation})(bootstrap,${json(baseUrl)});
(${installFailureBox})(bootstrap);
(${installDeferredScripts})(bootstrap);
(${installEarlyPresses})(bootstrap);
(${installControls})(bootstrap,${json(addresses)});
(${loadFonts})(bootstrap,${json(fontFaces(baseUrl))});
${defersRendering ? `(${deferRendering})(bootstrap)` : ''}})()`;
}

/**
 * Writes the inline scripts that run before the bundle, and adds their half in the bundle. Comes before the analytics plugin.
 * @param options.defersRendering false: phones render all blocks of a page at once
 */
export default function bootstrap({ siteConfig }: LoadContext, options: unknown): Plugin {
  const { defersRendering } = options as { defersRendering: boolean };
  const { baseUrl, customFields } = siteConfig;
  const scripts = [
    bootstrapScript(baseUrl, customFields?.appAddresses as AppAddresses, defersRendering),
    ...(customFields?.analytics ? [`(${setConsentDefaults})();(${takeSharedVersion})()`] : []),
  ];
  const inBundle = [
    'hydration.ts',
    'dropBadFragments.ts',
    'renderOnReturn.ts',
    ...(customFields?.analytics ? ['cutPageViews.ts'] : []),
  ];
  return {
    name: 'bootstrap',
    getClientModules: () => inBundle.map((file) => path.join(__dirname, file)),
    injectHtmlTags: () => ({ headTags: scripts.map((innerHTML) => ({ tagName: 'script', innerHTML })) }),
  };
}
