import type { LoadContext, Plugin } from '@docusaurus/types';
import faces from '../fonts/fonts.json';

/**
 * Starts to load the fonts with the head of the page. Fonts that are there before the first paint are used at once;
 * later ones wait in `window.lateFonts` for the next page, because even with matched metrics some lines
 * would break elsewhere and the page would shift under the reader. A page that is opened at a fragment keeps the installed
 * fonts as well: the browser has scrolled to the place by then. Text is never held back.
 */
export function webFontsScript(baseUrl: string): string {
  const list = faces.map(({ family, file, descriptors }) => [family, `url(${baseUrl}fonts/${file})`, descriptors]);
  return `(function(l){if(!window.FontFace)return;Promise.all(l.map(function(f){return new FontFace(f[0],f[1],f[2]).load()})).then(function(a){if(location.hash||performance.getEntriesByType("paint").length)window.lateFonts=a;else a.forEach(function(f){document.fonts.add(f)})},function(){})})(${JSON.stringify(list)})`;
}

function fontFaceRules(baseUrl: string): string {
  return faces
    .map(({ family, file, descriptors }) => {
      const stretch = 'stretch' in descriptors ? `font-stretch:${descriptors.stretch};` : '';
      return `@font-face{font-family:"${family}";src:url(${baseUrl}fonts/${file});font-weight:${descriptors.weight};${stretch}font-display:swap}`;
    })
    .join('');
}

/** Loads the web fonts of fonts.json without a shift of the page; without script they load by style sheet. */
export default function webFonts({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'web-fonts',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: webFontsScript(baseUrl) },
        { tagName: 'noscript', innerHTML: `<style>${fontFaceRules(baseUrl)}</style>` },
      ],
    }),
  };
}
