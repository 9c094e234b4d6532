import type { HeaderRule } from '../../plugins/finish/headers';

/** Headers of nginx for paths whose rules don't set them. Hosts that read `_headers` may join the values of all rules. */
const defaultHeaders = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns the response headers of nginx for a path. */
export function headersFor(rules: HeaderRule[], target: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? target.startsWith(rule.path.slice(0, -1)) : target === rule.path,
  );
  return Object.assign({}, defaultHeaders, ...matching.map(({ headers }) => headers));
}
