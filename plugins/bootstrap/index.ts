import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setConsentDefaults } from '../../src/client/analytics/consentDefaults';
import { takeSharedVersion } from '../../src/client/analytics/takeSharedVersion';
import { createBootstrap } from '../../src/client/bootstrap/bootstrap';
import { installControls } from '../../src/client/bootstrap/controls';
import { deferRendering } from '../../src/client/bootstrap/deferRendering';
import { installDeferredScripts } from '../../src/client/bootstrap/deferredScripts';
import { installEarlyPresses } from '../../src/client/bootstrap/earlyPresses';
import { installFirstLoadFailure } from '../../src/client/bootstrap/firstLoadFailure';
import { type Face, loadFonts } from '../../src/client/bootstrap/fonts';
import { normalizeLocation } from '../../src/client/bootstrap/normalizeLocation';
import { setDefaultPolicy } from '../../src/client/bootstrap/trustedTypesPolicy';
import type { AppAddresses } from '../../src/lib/appUrl';
import { scriptJson as json } from '../../src/lib/escapeHtml';
import faces from '../../src/styles/fonts/fonts.json';

function fontFaces(baseUrl: string): Face[] {
  return faces.map(({ family, file, weight }) => [family, `url(${baseUrl}fonts/${file})`, { weight }]);
}

/**
 * Returns the bootstrap script, which runs before the bundle. The script contains each function's source, so a function
 * can refer only to browser globals, `bootstrap`, and its own options, which are JSON.
 */
export function bootstrapScript(baseUrl: string, addresses: AppAddresses): string {
  return `(${setDefaultPolicy})();(()=>{const bootstrap=(${createBootstrap})();
(${normalizeLocation})(bootstrap,${json(baseUrl)});
(${deferRendering})();
(${installFirstLoadFailure})(bootstrap);
(${installDeferredScripts})(bootstrap);
(${installEarlyPresses})(bootstrap);
(${installControls})(bootstrap,${json(addresses)});
(${loadFonts})(bootstrap,${json(fontFaces(baseUrl))});
})()`;
}

/**
 * Writes the inline scripts that run before the bundle, and adds the corresponding modules to the bundle. Must be
 * listed before the analytics plugin.
 */
export default function bootstrap({ siteDir, siteConfig }: LoadContext): Plugin {
  const { baseUrl, customFields } = siteConfig;
  const scripts = [
    bootstrapScript(baseUrl, customFields?.appAddresses as AppAddresses),
    ...(customFields?.analytics ? [`(${setConsentDefaults})();(${takeSharedVersion})()`] : []),
  ];
  const inBundle = [
    'hydration.ts',
    'dropBadFragments.ts',
    ...(customFields?.analytics ? ['analytics/pageViews.ts'] : []),
  ];
  return {
    name: 'bootstrap',
    getClientModules: () => inBundle.map((file) => path.join(siteDir, 'src/client', file)),
    // Chunks load through the bundler's policy, in pages and in workers, and everything else uses `setDefaultPolicy`.
    configureWebpack: () => ({ output: { trustedTypes: { policyName: 'chunks' } } }),
    injectHtmlTags: () => ({ headTags: scripts.map((innerHTML) => ({ tagName: 'script', innerHTML })) }),
  };
}
