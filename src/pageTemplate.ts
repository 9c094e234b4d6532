/** Link to a style sheet that waits until the scripts start; a type that browsers do not know, so nothing is fetched. */
export const lateStylesheet = 'late-stylesheet';

/** At the latest this long after the page has loaded the scripts start, in ms: analytics and Retry depend on them. */
const latestStart = 2000;

/**
 * This long after the load event the page waits for idleness, in ms. A visitor who clicks a link until then has the network
 * for the next page; a press on a control starts the scripts at once.
 */
const rest = 700;

/** A font that hangs holds the load event back. At the latest this long after the document was read the scripts start, in ms. */
const patience = 1000;

/** The list of scripts that wait, until the page template fills it; empty where the framework's template is used. */
const lateScripts = '[/*late scripts*/]';

/**
 * Starts scripts and late styles when the loaded page is idle, or at once when a control is pressed or gets the focus
 * or the search is asked for. A link, a scroll or a move of the pointer starts nothing: pages are documents until then.
 * A part of the early script, see src/plugins/inlineScripts.ts.
 */
export const startScript =
  `const scripts=${lateScripts},start=()=>{` +
  `d.querySelectorAll("link[rel=${lateStylesheet}]").forEach(link=>{link.rel="stylesheet"});` +
  `scripts.splice(0).forEach(load)};` +
  `on("DOMContentLoaded",()=>setTimeout(()=>{if(d.readyState!=="complete")start()},${patience}));` +
  `on("load",()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:${latestStart - rest}}):start(),${rest}));`;

/**
 * The HTML around every page: the framework's, but its scripts are not in the way of the first paint, and the theme's
 * tags at the start of the body are left out: a script for the choice of a colour mode, and an icon that no page uses;
 * so is the name of the generator. Lines are joined without a space, so an attribute cannot stand on a line of its own.
 * On upgrade: compare with `ssgTemplate.html.js` of the framework.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html data-theme="light" data-theme-choice="light" <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags.replace('${lateScripts}', JSON.stringify(it.scripts.map((script) => it.baseUrl + script))) %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`.replace(/\n\s*/g, '');
