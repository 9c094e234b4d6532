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

/** Elements that run, load, or send something. The site sets none of them as a string. */
const activeElements = /<(?:script|iframe|object|embed|base|form|meta|link|style)\b/i;

/**
 * The policy that a browser with Trusted Types asks before React, the head manager, or the analytics tag turns a string
 * into markup or a script. The pages' Content Security Policy requires it (src/build/hosting/policy.ts).
 */
if (typeof window !== 'undefined')
  window.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (activeElements.test(markup) ? null : markup),
    // The text of a script element with structured data. Throws if it's code.
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
    // Which addresses may run is up to `script-src`.
    createScriptURL: (url) => url,
  });

export {};
