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
 * Sets the default policy for Trusted Types. React, the head manager, the analytics tag, and the base URL banner need
 * it to turn strings into markup or scripts. The pages' Content Security Policy requires it
 * (plugins/html/contentSecurityPolicy.ts).
 */
export function setDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    // Refuses elements that load or send something. The site sets none of them as a string.
    createHTML: (markup) =>
      /<(?:script|iframe|object|embed|base|form|meta|link|style)\b/i.test(markup) ? null : markup,
    // The text of a structured-data script. Throws if it's code.
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
    // `script-src` decides which URLs may run.
    createScriptURL: (url) => url,
  });
}
