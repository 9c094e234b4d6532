/**
 * Looks for keys, tokens and passwords in every tracked file: `npm run check:secrets`.
 * Exit codes: 0 nothing found, 1 found.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { examples } from './examples';
import { findSecrets, formatSecret } from './findSecrets';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isText = (file: string) => !/\.(woff2|png|jpg|ico|gz)$/.test(file);
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
const files = tracked.filter((file) => file && isText(file) && existsSync(path.join(root, file)));
const all = files.flatMap((file) => findSecrets(file, readFileSync(path.join(root, file), 'utf8')));
const found = all.filter(({ text }) => !(text in examples));
const unused = Object.keys(examples).filter((text) => !all.some((secret) => secret.text === text));
for (const secret of found) console.log(formatSecret(secret));
for (const text of unused) console.log(`tests/secrets/examples.ts:1 secret: nothing holds "${text}" (remove the row)`);
console.log(`check:secrets: ${found.length + unused.length || 'no'} findings in ${files.length} files`);
process.exitCode = found.length + unused.length > 0 ? 1 : 0;
