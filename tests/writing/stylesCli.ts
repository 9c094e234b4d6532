/**
 * Finds classes and custom properties of the style sheets that nothing uses, and colours and spaces that belong in
 * tokens.css: `npm run check:styles`.
 * Exit codes: 0 no findings, 1 findings.
 */
import { fileURLToPath } from 'node:url';
import { formatFinding, formatSummary, sortFindings } from '../examples/report';
import { checkStyles, checkTokens, readCode } from './styles';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sheets = readCode(root, 'src', /\.css$/);
const scripts = [
  ...readCode(root, 'src', /\.(tsx?|mdx)$/),
  ...readCode(root, 'docs', /\.mdx?$/),
  ...readCode(root, '.', /^docusaurus\.config\.ts$/, false),
];
const framework = ['theme-classic', 'theme-common', 'core', 'plugin-content-docs'].flatMap((name) =>
  readCode(root, `node_modules/@docusaurus/${name}/lib`, /\.(js|css)$/),
);
const infima = readCode(root, 'node_modules/infima/dist/css/default', /^default\.css$/);
const tokens = sheets.find(({ file }) => file === 'src/styles/tokens.css');
if (!tokens)
  throw new Error('src/styles/tokens.css is missing: restore it, or name the new file in tests/writing/stylesCli.ts');
const findings = sortFindings([
  ...checkStyles(sheets, scripts, [...framework, ...infima]),
  ...checkTokens(sheets, tokens),
]);
for (const finding of findings) console.log(formatFinding(finding));
console.log(formatSummary(findings, { 'style sheets': sheets.length }, 'check:styles'));
process.exitCode = findings.length > 0 ? 1 : 0;
