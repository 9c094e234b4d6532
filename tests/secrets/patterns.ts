/**
 * Forms of secrets, by what they are. The recommended preset of secretlint 11, the last for Node 20, finds 6 of the 18
 * examples in tests/unit/supplyChain.test.ts; the other forms would stay patterns of our own.
 */
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
  'OpenAI key': /\bsk-(?:proj|svcacct|admin)-[A-Za-z0-9_-]{20,}/,
  'Docker token': /\bdckr_(?:pat|oat)_[A-Za-z0-9_-]{20,}/,
  'npm credential': /:_(?:authToken|auth|password)\s*=\s*(?!\\?\$\{)["']?[^\s"']{8,}/,
  'bearer token': /\bBearer\s+(?=[A-Za-z0-9._~+/-]*\d)(?=[A-Za-z0-9._~+/-]*[A-Za-z])[A-Za-z0-9._~+/-]{20,}=*/,
  'AWS secret key': /\baws_?secret_?access_?key["']?\s*[:=]\s*["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/i,
  'unquoted secret':
    /^\s*(?:-\s+|export\s+)?[\w.-]*(?:password|passwd|secret|token|api_?key|access_?key|private_?key)\s*[:=]\s*(?=[^\s]*\d)(?=[^\s]*[A-Za-z])[A-Za-z0-9+/=_!@#%^&*-]{12,}\s*(?:#.*)?$/i,
  'JSON web token': /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/,
  'password in an address': /\b[a-z][a-z+]*:\/\/[^\s/:@"'`<>${}]+:[^\s/:@"'`<>${}]{3,}@/,
  'assigned secret':
    /\b(?:password|passwd|secret|token|api_?key|access_?key|private_?key)["']?\s*[:=]\s*["'](?=[^"'\s]*\d)(?=[^"'\s]*[A-Za-z])[A-Za-z0-9+/=_-]{20,}["']/i,
};
