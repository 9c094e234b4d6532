import type { Plugin } from '@docusaurus/types';

/**
 * Makes the bundle comply with Trusted Types, which the pages' policy enforces. Chunks load through the bundler's
 * policy, in pages and in workers. Everything else uses the default policy
 * (src/client/bootstrap/trustedTypesPolicy.ts).
 */
export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack: () => ({ output: { trustedTypes: { policyName: 'chunks' } } }),
  };
}
