/**
 * The HTML around every page: the framework's, but its scripts and stylesheets wait until the bootstrap script starts them
 * (see src/build/bootstrap/deferredScripts.ts). Browsers don't load a script of an unknown type.
 * On upgrade: compare with `ssgTemplate.html.js` of the framework.
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

/** Link to a stylesheet that waits for the bootstrap script; browsers don't load a link of an unknown type. */
export const deferredStylesheet = 'deferred-stylesheet';
