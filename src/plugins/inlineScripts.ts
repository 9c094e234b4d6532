import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AppAddresses } from '../lib/appUrl';

/** JSON that can stand inside a script element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Gives every page one address before the router reads it: `/x.html`, `/x/index.html` and `/x/` become `/x`;
 * the home page and the documentation home keep their slash. For `/x.html` the host has most likely served
 * its not-found page, so the right page is loaded instead; in the other cases the address alone changes.
 */
export function normalizeLocationScript(baseUrl: string): string {
  return `(function(b){var l=location,p=l.pathname,q=p.replace(/(?:\\/index)?\\.html$/,"").replace(/\\/+$/,"");if(q+"/"===b||q+"/"===b+"docs/")q+="/";if(q===p||p.indexOf(b)!==0)return;var t=q+l.search+l.hash;if(/\\.html$/.test(p)&&!/\\/index\\.html$/.test(p)){stop();l.replace(t)}else history.replaceState(history.state,"",t)})(${literal(baseUrl)})`;
}

/**
 * On a host whose name contains "alpha", points links at the alpha application when they are
 * about to be used, so that they are right before the page has hydrated.
 */
export function alphaLinksScript({ production, alpha }: AppAddresses): string {
  return `(function(p,a){if(!/alpha/i.test(location.hostname))return;function f(e){var t=e.target,l=t.closest&&t.closest("a[href]"),h=l&&l.getAttribute("href");if(h&&h.indexOf(p+"/")===0)l.setAttribute("href",a+h.slice(p.length))}["pointerdown","focusin","contextmenu"].forEach(function(n){document.addEventListener(n,f,true)})})(${literal(production)},${literal(alpha)})`;
}

/** Event of the document: a script of the first load has failed. */
export const firstLoadFailed = 'first-load-failed';

/**
 * What a visitor does before the page has hydrated, and what goes wrong until then, in plain script:
 * - A press on a button is remembered and repeated as soon as the page can answer; the menu button shows it at once through
 *   `data-menu-asked` on the html element. A second press on a button that opens and closes takes it back. Tabs are drawn anew
 *   when the page hydrates, so the twin of what was pressed answers.
 * - A script of the first load that fails shows a red box above the page, which stays readable, and Retry loads it again.
 *   `window.loadFailure(text, retry)` does the same for chunks, see src/clientModules/firstLoad.ts.
 */
export const firstLoadScript =
  `(function(){var d=document,h=d.documentElement,menu="data-menu-asked",pressed,box,again=[],asked,told;
function done(){return h.getAttribute("data-has-hydrated")==="true"}
function retry(){var a=again;again=[];asked=1;box.remove();box=null;a.forEach(function(f){f()})}
function add(tag,props){return box.appendChild(Object.assign(d.createElement(tag),props))}
function fail(text,f){again.push(f);if(box)return;box=d.createElement("div");box.className="load-failure load-failure--page";box.setAttribute("role","alert");add("p",{textContent:text});add("button",{type:"button",textContent:"Retry",onclick:retry});d.body.prepend(box)}
window.loadFailure=fail;
addEventListener("error",function(e){var s=e.target,u=s&&s.tagName==="SCRIPT"&&s.getAttribute("src");if(u&&/\\/assets\\/js\\/(runtime~)?main\\./.test(u)&&!done()){if(!told){told=1;d.dispatchEvent(new Event("${firstLoadFailed}"))}fail("Loading "+u+" failed.",function(){s.replaceWith(Object.assign(d.createElement("script"),{src:u,async:false}))})}},true);
d.addEventListener("click",function(e){var t=e.target,b=!done()&&t.closest&&t.closest("#__docusaurus :is(button:not([popovertarget],.search-button),[role=tab])");if(!b)return;pressed=pressed===b&&b.hasAttribute("aria-expanded")?null:b;h.toggleAttribute(menu,!!pressed&&pressed.matches(".navbar__toggle"))},true);
new MutationObserver(function(l,o){if(!done())return;o.disconnect();h.removeAttribute(menu);if(box){box.remove();box=null}if(asked){var t=d.querySelector("h1");if(t){t.tabIndex=-1;t.focus()}}if(pressed&&!pressed.isConnected)pressed=[].find.call(d.getElementsByTagName(pressed.tagName),function(n){return n.isEqualNode(pressed)});if(pressed)pressed.click()}).observe(h,{attributes:true,attributeFilter:["data-has-hydrated"]})})()`.replaceAll(
    '\n',
    '',
  );

/**
 * Keeps a press on the search button and its shortcuts (Ctrl K, on a Mac ⌘K, and / outside of fields) in
 * `data-search-asked` on the html element, with what is typed after it, until the search takes it over.
 * Escape takes it back. The shortcuts are nowhere else, so that they are the same before and after hydration.
 */
export const searchKeysScript =
  `(function(){var d=document,h=d.documentElement,n="data-search-asked",mac=/Mac|iP/.test(navigator.platform);
function ask(){if(!h.hasAttribute(n))h.setAttribute(n,"")}
d.addEventListener("click",function(e){var t=e.target;if(t.closest&&t.closest(".search-button"))ask()},true);
d.addEventListener("keydown",function(e){var k=e.key,t=e.target,c=mac?e.metaKey:e.ctrlKey,plain=!(e.ctrlKey||e.metaKey||e.altKey),b;
if(c&&!e.altKey&&!e.shiftKey&&k.toLowerCase()==="k"||plain&&k==="/"&&!h.hasAttribute(n)&&!t.isContentEditable&&!/^(?:INPUT|TEXTAREA|SELECT)$/.test(t.tagName)){e.preventDefault();if(!d.querySelector("dialog[open]")){ask();b=d.querySelector(".search-button");if(b)b.focus()}}
else if(h.hasAttribute(n)){if(k==="Escape")h.removeAttribute(n);else if(plain&&k.length===1){e.preventDefault();h.setAttribute(n,h.getAttribute(n)+k)}}},true)})()`.replaceAll(
    '\n',
    '',
  );

/** The analytics commands that must precede the tracking id: everything that needs consent is denied. */
export const consentDefaultScript =
  'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
  'gtag("consent","default",{ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",analytics_storage:"denied"})';

/** Writes the inline scripts that have to run before the bundle. Stands before the analytics plugin in the list of plugins. */
export default function inlineScripts(context: LoadContext): Plugin {
  const { baseUrl, customFields } = context.siteConfig;
  const scripts = [
    normalizeLocationScript(baseUrl),
    alphaLinksScript(customFields?.appAddresses as AppAddresses),
    firstLoadScript,
    searchKeysScript,
    ...(customFields?.analytics ? [consentDefaultScript] : []),
  ];
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: scripts.map((innerHTML) => ({ tagName: 'script', innerHTML })),
    }),
  };
}
