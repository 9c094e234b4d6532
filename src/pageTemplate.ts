/** Link to a style sheet that waits until the scripts start; a type that browsers do not know, so nothing is fetched. */
export const lateStylesheet = 'late-stylesheet';

/** At the latest this long after the page has loaded the scripts start, in ms: analytics and Retry depend on them. */
const latestStart = 2000;

/** A font that hangs holds the load event back. At the latest this long after the document was read the scripts start, in ms. */
const patience = 1000;

/**
 * Starts scripts and late styles when the loaded page is idle, or at once when a control is pressed or gets the focus
 * or a shortcut of the search is pressed. A link, a scroll or a move of the pointer starts nothing: pages are documents until then.
 * Plain script, `addresses` are relative to the host.
 */
export function startScript(addresses: string): string {
  return (
    `(function(s){var d=document,w=window,a,q="button,input,select,textarea,summary,[role=tab]",` +
    `n=["pointerdown","focusin","keydown"];` +
    `function go(){if(a)return;a=1;n.forEach(function(t){d.removeEventListener(t,on,true)});` +
    `d.querySelectorAll("link[rel=${lateStylesheet}]").forEach(function(l){l.rel="stylesheet"});` +
    `s.forEach(function(u){var e=d.createElement("script");e.src=u;e.async=false;d.head.appendChild(e)})}` +
    `function on(e){var t=e.target,k=e.key;if(e.type==="keydown"?k==="/"||(e.ctrlKey||e.metaKey)&&k==="k":t.closest&&t.closest(q))go()}` +
    `n.forEach(function(t){d.addEventListener(t,on,true)});` +
    `d.addEventListener("DOMContentLoaded",function(){setTimeout(function(){if(d.readyState!=="complete")go()},${patience})});` +
    `w.addEventListener("load",function(){w.requestIdleCallback?requestIdleCallback(go,{timeout:${latestStart}}):setTimeout(go,200)})` +
    `})(${addresses})`
  );
}

/**
 * The HTML around every page: the framework's, but its scripts are not in the way of the first paint, and the theme's
 * tags at the start of the body are left out: a script for the choice of a colour mode, and an icon that no page uses.
 * On upgrade: compare with `ssgTemplate.html.js` of the framework.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html data-theme="light" data-theme-choice="light" <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script>${startScript('<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>')}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
