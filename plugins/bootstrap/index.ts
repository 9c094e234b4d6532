import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setConsentDefaults } from '../../src/behaviors/analytics/consentDefaults';
import { createBootstrap } from '../../src/boot/bootstrap';
import { installControls } from '../../src/boot/controls';
import { installDeferredScripts } from '../../src/boot/deferredScripts';
import { installFirstLoadFailure } from '../../src/boot/firstLoadFailure';
import { type Face, loadFonts } from '../../src/boot/fonts';
import { normalizeLocation } from '../../src/boot/normalizeLocation';
import { installPresses } from '../../src/boot/presses';
import { installSearchShortcut } from '../../src/boot/searchShortcut';
import type { AppAddresses } from '../../src/lib/appUrl';
import { scriptJson as json } from '../../src/lib/escapeHtml';
import faces from '../../src/styles/fonts/fonts.json';

/** The script with React, apart from the main one. */
const react = { name: 'react', test: /\/(?:react-dom|scheduler)\//, chunks: 'initial' as const, enforce: true };

function fontFaces(baseUrl: string): Face[] {
  return faces.map(({ family, file, weight }) => [family, `url(${baseUrl}fonts/${file})`, weight]);
}

/**
 * Returns the bootstrap script, which runs before the bundle. The script contains each function's source, so a function
 * can refer only to browser globals, `bootstrap`, and its own options, which are JSON.
 */
export function bootstrapScript(baseUrl: string, addresses: AppAddresses): string {
  return `(()=>{const bootstrap=(${createBootstrap})();
(${normalizeLocation})(bootstrap,${json(baseUrl)});
(${installFirstLoadFailure})(bootstrap);
(${installDeferredScripts})(bootstrap);
(${installPresses})(bootstrap);
(${installSearchShortcut})(bootstrap);
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
    ...(customFields?.analytics ? [`(${setConsentDefaults})()`] : []),
  ];
  const inBundle = [
    'boot/hydration.ts',
    'boot/dropBadFragments.ts',
    ...(customFields?.analytics ? ['behaviors/analytics/pageViews.ts'] : []),
  ];
  return {
    name: 'bootstrap',
    configureWebpack: (_, isServer, { currentBundler }) => {
      if (isServer) return {};
      const { BannerPlugin, Compilation } = currentBundler.instance;
      const banner = {
        // Chromium then compiles these scripts while they load, instead of each function when it first runs.
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        entryOnly: true,
        test: /\.js$/,
        // Minification removes comments.
        stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      };
      return {
        // Two scripts of half the size let the browser respond between them.
        optimization: { splitChunks: { cacheGroups: { react } } },
        plugins: [new BannerPlugin(banner)],
      };
    },
    getClientModules: () => inBundle.map((file) => path.join(siteDir, 'src', file)),
    injectHtmlTags: () => ({ headTags: scripts.map((innerHTML) => ({ tagName: 'script', innerHTML })) }),
  };
}
