import type { Plugin } from '@docusaurus/types';

/**
 * Makes the bundle comply with Trusted Types, which the pages' policy enforces: chunks load by a policy of their own,
 * in pages and in workers; everything else asks the default policy (src/client/bootstrap/trustedTypesPolicy.ts).
 */
export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack: () => ({ output: { trustedTypes: { policyName: 'chunks' } } }),
  };
}
