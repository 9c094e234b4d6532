type Policy = {
  createHTML: (markup: string) => string | null;
  createScript: (text: string) => string;
  createScriptURL: (url: string) => string;
};

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy(name: string, policy: Policy): void };
  }
}

/**
 * Sets the policy that a browser with Trusted Types asks before React, the head manager, the analytics tag, or the banner
 * about a wrong base URL turns a string into markup or a script. The pages' Content Security Policy requires it
 * (plugins/html/contentSecurityPolicy.ts).
 */
export function setDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    // Refuses elements that load or send something. The site sets none of them as a string.
    createHTML: (markup) =>
      /<(?:script|iframe|object|embed|base|form|meta|link|style)\b/i.test(markup) ? null : markup,
    // The text of a script element with structured data. Throws if it's code.
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
    // Which addresses may run is up to `script-src`.
    createScriptURL: (url) => url,
  });
}
