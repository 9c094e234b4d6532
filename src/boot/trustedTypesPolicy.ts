type Policy = {
  createHTML: (markup: string) => string | null;
  createScript: (text: string) => string;
  createScriptURL: (url: string) => string;
};

declare global {
  interface Window {
    /** Undefined in browsers that don't support Trusted Types. */
    trustedTypes?: { createPolicy(name: string, policy: Policy): void };
  }
}

/**
 * Sets the default policy for Trusted Types, which the pages' Content Security Policy enforces
 * (plugins/finish/policy.ts). React, the head manager, the analytics tag, and the base URL banner need the
 * policy to turn strings into markup or scripts.
 */
export function setDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    // Rejects elements that load or send something. The site never creates such elements from strings.
    createHTML: (markup) =>
      /<(?:script|iframe|object|embed|base|form|meta|link|style)\b/i.test(markup) ? null : markup,
    // Allows structured data. For code, `JSON.parse` throws an error.
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
    // `script-src` controls which URLs can load.
    createScriptURL: (url) => url,
  });
}
