import type { LoadContext, Plugin } from '@docusaurus/types';
import faces from '../fonts/fonts.json';

/** Key of the local storage: the fonts that this browser has loaded before and most likely holds in its cache. */
const loadedFontsKey = 'fonts';

/** A first visit of the documentation loads the fonts this long after the load event, in ms: a click until then has the network for itself. */
const rest = 300;

/**
 * Loads the fonts without a shift of the page: fonts that are there before the first paint are used at once. The own pages,
 * which a visitor judges the product by, ask for them with the first line; documentation, where the text comes first, does
 * so only in a browser that has had them and holds them in its cache, and else when the page stands. Fonts that come later
 * wait in `window.lateFonts` for the next page, because even with matched metrics some lines would break elsewhere and the
 * page would shift under the reader. A page that is opened at a fragment keeps the installed fonts as well: the browser has
 * scrolled to the place by then. Text is never held back. A part of the early script, see src/plugins/inlineScripts.ts.
 */
export function webFontsScript(baseUrl: string): string {
  const list = faces.map(({ family, file, descriptors }) => [family, `url(${baseUrl}fonts/${file})`, descriptors]);
  const files = faces.map(({ file }) => /-(\w+)\./.exec(file)?.[1]).join('');
  const read = `try{if(!/plugin-docs/.test(d.documentElement.className)||localStorage.${loadedFontsKey}==="${files}")wait=fonts()}catch{}`;
  const remember = `try{localStorage.${loadedFontsKey}="${files}"}catch{}`;
  return (
    `const fonts=()=>Promise.all(${JSON.stringify(list)}.map(face=>new FontFace(...face).load())).then(faces=>{` +
    `if(location.hash||performance.getEntriesByType("paint")[0])window.lateFonts=faces;else faces.forEach(face=>d.fonts.add(face));` +
    `${remember}},()=>{});` +
    `let wait;${read}` +
    `on("load",()=>wait||setTimeout(fonts,${rest}));`
  );
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
