/**
 * The framework's page template, changed so that the only color mode is set, and so that scripts wait for the bootstrap
 * script to start them (see src/boot/deferredScripts.ts). Browsers ignore links whose `rel` is unknown. On upgrade:
 * compare with the framework's `ssgTemplate.html.js`.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="light" data-theme-choice="light">
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <link rel="deferred-script" href="<%= it.baseUrl %><%= script %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** The `rel` of a stylesheet that waits for the bootstrap script. */
export const deferredStylesheet = 'deferred-stylesheet';
