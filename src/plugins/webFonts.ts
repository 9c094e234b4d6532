import type { LoadContext, Plugin } from '@docusaurus/types';
import faces from '../fonts/fonts.json';

/**
 * Starts to load the fonts with the head of the page. Fonts that are there before the first paint are used at once;
 * later ones wait in `window.lateFonts` for the next page, because even with matched metrics some lines
 * would break elsewhere and the page would shift under the reader. A page that is opened at a fragment keeps the installed
 * fonts as well: the browser has scrolled to the place by then. Text is never held back.
 * A part of the early script, see src/plugins/inlineScripts.ts.
 */
export function webFontsScript(baseUrl: string): string {
  const list = faces.map(({ family, file, descriptors }) => [family, `url(${baseUrl}fonts/${file})`, descriptors]);
  return `Promise.all(${JSON.stringify(list)}.map(face=>new FontFace(...face).load())).then(faces=>{if(location.hash||performance.getEntriesByType("paint")[0])window.lateFonts=faces;else faces.forEach(face=>d.fonts.add(face))},()=>{});`;
}

function fontFaceRules(baseUrl: string): string {
  return faces
    .map(({ family, file, descriptors }) => {
      const stretch = 'stretch' in descriptors ? `font-stretch:${descriptors.stretch};` : '';
      return `@font-face{font-family:"${family}";src:url(${baseUrl}fonts/${file});font-weight:${descriptors.weight};${stretch}font-display:swap}`;
    })
    .join('');
}

/** The web fonts of fonts.json by style sheet where scripts are off; with script they load through the early script. */
export default function webFonts({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'web-fonts',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'noscript', innerHTML: `<style>${fontFaceRules(baseUrl)}</style>` }],
    }),
  };
}
