/**
 * Checks the syntax of every script that GitHub, CI, or a deploy runs, after actionlint has checked the workflows:
 * `npm run check:workflows`. Prints one line per finding. Exit codes: 0 for no findings, 1 for findings.
 */
import path from 'node:path';
import { formatFinding, formatSummary } from '../samples/report';
import { checkScript } from './checkScripts';
import { readScripts } from './scripts';

const scripts = readScripts(path.resolve(__dirname, '../..'));
const findings = scripts.flatMap(checkScript);
for (const finding of findings) console.log(formatFinding(finding));
console.log(formatSummary(findings, { scripts: scripts.length }, 'check:workflows'));
process.exitCode = findings.length > 0 ? 1 : 0;
