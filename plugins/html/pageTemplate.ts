/**
 * The framework's page template, with scripts that wait until the bootstrap script starts them (see
 * src/client/bootstrap/deferredScripts.ts). Browsers don't load a script of an unknown type. On upgrade: compare with
 * the framework's `ssgTemplate.html.js`.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
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
      <script src="<%= it.baseUrl %><%= script %>" type="text/deferred"></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** The `rel` of a stylesheet that waits for the bootstrap script. Browsers ignore a link with an unknown `rel`. */
export const deferredStylesheet = 'deferred-stylesheet';
