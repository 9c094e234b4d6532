import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AppAddresses } from '../lib/appUrl';
import { startScript } from '../pageTemplate';
import { webFontsScript } from './webFonts';

/** Name of a function of the window that is called when a script of the first load has failed. */
export const lateBanner = 'lateBanner';

/** JSON that can stand inside a script element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Joins the lines of a script, which must not rely on their ends. */
function oneLine(script: string): string {
  return script.replace(/\n\s*/g, '');
}

/**
 * What the parts of the early script share: `early`, which the bundle reads (see src/clientModules/firstLoad.ts), and
 * `on`, which listens before all others. A listener gets the event and `at`, which finds by selector what the event hit.
 */
const sharedScript = oneLine(`
  const d=document,data=d.documentElement.dataset,early=window.early={},
  on=(type,answer)=>addEventListener(type,event=>answer(event,selector=>event.target.closest?.(selector)),true);`);

/**
 * A script of the first load that fails shows a red box above the page, which stays readable, and Retry loads it again.
 * `early.fail(text, retry)` does the same for chunks. The home page adds a banner, see src/plugins/finishBuild/lateBanner.ts.
 */
export const failureScript = oneLine(`
  let box;
  early.fail=(text,retry)=>{
    if(!box){
      if(!early.retried)window.${lateBanner}?.();
      box=d.createElement("div");
      box.className="load-failure load-failure--page";
      box.setAttribute("role","alert");
      box.innerHTML="<p></p><button type=button>Retry</button>";
      box.firstChild.append(text);
      box.lastChild.onclick=()=>{box.remove();box=null;early.retried=true};
      d.body.prepend(box)
    }
    box.lastChild.addEventListener("click",retry)
  };
  const failed=src=>early.fail("Loading "+src+" failed.",()=>load(src)),
  load=src=>{
    const script=d.createElement("script");
    script.src=src;
    script.async=false;
    script.onerror=()=>failed(src);
    d.head.append(script)
  };`);

/** The scripts of the framework's page template, which do not wait, are the only ones with `defer`. */
export const deferredFailureScript = 'on("error",({target})=>{if(target.defer)failed(target.getAttribute("src"))});';

/**
 * Keeps what a visitor presses before the page has hydrated:
 * - A button in `early.pressed`, for the bundle; the menu button shows it at once through
 *   `data-menu-asked` on the html element. A second press on a button that opens and closes takes it back.
 * - The search button and its shortcuts (Ctrl K, on a Mac ⌘K, and / outside of fields) in `data-search-asked` on the html
 *   element, with what is typed after it, until the search takes it over. Escape takes it back.
 *   The shortcuts are nowhere else, so that they are the same before and after hydration.
 * `held` is 1 for Ctrl alone and 2 for ⌘ alone.
 */
export const pressScript = oneLine(`
  const ask=()=>{data.searchAsked??="";start()};
  on("click",(event,at)=>{
    const button=!early.over&&at("#__docusaurus :is(button:not([popovertarget]),[role=tab])");
    if(at(".search-button"))ask();
    else if(button){
      const asks=button!==early.pressed||!button.matches("[aria-expanded]");
      early.pressed=asks&&button;
      if(asks&&button.matches(".navbar__toggle"))data.menuAsked="";
      else delete data.menuAsked
    }
  });
  on("keydown",(event,at)=>{
    const key=event.key,held=event.ctrlKey+2*event.metaKey+4*event.altKey,asked="searchAsked" in data;
    if(held?held==1+/Mac|iP/.test(navigator.platform)&&!event.shiftKey&&/^k$/i.test(key):key==="/"&&!asked&&!at("input,select,textarea,[contenteditable]")){
      event.preventDefault();
      if(!d.querySelector("dialog[open]")){ask();d.querySelector(".search-button")?.focus()}
    }
    else if(key==="Escape")delete data.searchAsked;
    else if(asked&&!held&&key.length===1){event.preventDefault();data.searchAsked+=key}
  });`);

/**
 * What a press or the focus is about to use: a control starts the scripts, and stands in `early.down` while it is held;
 * on a host whose name contains "alpha", a link to the application is pointed at the alpha application, so that it is
 * right before the page has hydrated.
 */
export function aboutToUseScript({ production, alpha }: AppAddresses): string {
  // What `href` begins with, which the browser has normalized.
  const begin = new URL(`${production}/`).href.slice(0, -1);
  return oneLine(`
    "pointerdown focusin contextmenu".split(" ").forEach(type=>on(type,(event,at)=>{
      const link=/alpha/i.test(location.hostname)&&at(${literal(`a[href^=${JSON.stringify(`${production}/`)}]`)});
      if(link)link.href=${literal(alpha)}+link.href.slice(${begin.length});
      const control=at("button,input,select,textarea,summary,[role=tab]");
      if(control){
        if(type[0]==="p")early.down=control;
        start()
      }
    }));
    on("pointerup",()=>{early.down=null});`);
}

/**
 * Gives every page one address before the router reads it: `/x.html`, `/x/index.html` and `/x/` become `/x`;
 * the home page and the documentation home keep their slash. For `/x.html` the host has most likely served
 * its not-found page, so the right page is loaded instead; in the other cases the address alone changes.
 */
export function normalizeLocationScript(baseUrl: string): string {
  const elsewhere = baseUrl === '/' ? '' : `&&path.startsWith(${literal(baseUrl)})`;
  return oneLine(String.raw`
    const path=location.pathname,[,page,end]=/^(.*?)\/*((\/index)?\.html)?$/.exec(path),
    wanted=${literal([baseUrl.slice(0, -1), `${baseUrl}docs`])}.includes(page)?page+"/":page;
    if(wanted!==path${elsewhere}){
      const address=new URL(location);
      address.pathname=wanted;
      if(end===".html"){stop();location.replace(address)}
      else history.replaceState(history.state,"",address)
    }`);
}

/** The analytics commands that must precede the tracking id: everything that needs consent is denied. */
export const consentDefaultScript =
  'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
  'gtag("consent","default",{ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",analytics_storage:"denied"})';

type EarlyOptions = {
  /** The page template starts the scripts late, see src/pageTemplate.ts. */
  lateScripts: boolean;
};

/** Everything that has to run before the bundle, as one program whose parts share their helpers. */
export function earlyScript(baseUrl: string, addresses: AppAddresses, { lateScripts }: EarlyOptions): string {
  const parts = [
    sharedScript,
    failureScript,
    ...(lateScripts ? [] : [deferredFailureScript]),
    startScript,
    pressScript,
    aboutToUseScript(addresses),
    normalizeLocationScript(baseUrl),
    // At last, because a browser without FontFace ends here.
    webFontsScript(baseUrl),
  ];
  return `(()=>{${parts.join('')}})()`;
}

/** Writes the inline scripts that have to run before the bundle. Stands before the analytics plugin in the list of plugins. */
export default function inlineScripts(context: LoadContext, options: EarlyOptions): Plugin {
  const { baseUrl, customFields } = context.siteConfig;
  const scripts = [
    earlyScript(baseUrl, customFields?.appAddresses as AppAddresses, options),
    ...(customFields?.analytics ? [consentDefaultScript] : []),
  ];
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: scripts.map((innerHTML) => ({ tagName: 'script', innerHTML })),
    }),
  };
}
