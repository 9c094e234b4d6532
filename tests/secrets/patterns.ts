/** Forms of secrets, by what they are. */
export const patterns: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/,
  'AWS access key': /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{40,})/,
  'GitLab token': /\bglpat-[A-Za-z0-9_-]{20,}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Slack token': /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/,
  'Slack webhook': /hooks\.slack\.com\/services\/T[A-Z0-9]{6,}\/B[A-Z0-9]{6,}\/\w{16,}/,
  'Google API key': /\bAIza[A-Za-z0-9_-]{35}\b/,
  'Stripe key': /\b[rs]k_live_[A-Za-z0-9]{20,}/,
  'JSON web token': /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/,
  'password in an address': /\b[a-z][a-z+]*:\/\/[^\s/:@"'`<>${}]+:[^\s/:@"'`<>${}]{3,}@/,
  'assigned secret':
    /\b(?:password|passwd|secret|token|api_?key|access_?key|private_?key)["']?\s*[:=]\s*["'](?=[^"'\s]*\d)(?=[^"'\s]*[A-Za-z])[A-Za-z0-9+/=_-]{20,}["']/i,
};
