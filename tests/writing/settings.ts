import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../examples/report';
import { type CodeFile, readCode } from './styles';

/**
 * Finds settings without a row in the table of the README, rows without a setting, and settings that nothing reads.
 * @param settings the script that reads the environment
 * @param readme README.md
 * @param readers scripts that may use a setting
 */
export function checkSettings(settings: CodeFile, readme: CodeFile, readers: CodeFile[]): Finding[] {
  const lineOf = ({ source }: CodeFile, text: string) =>
    source.slice(0, Math.max(0, source.indexOf(text))).split('\n').length;
  const finding = (place: CodeFile, text: string, reason: string, fix: string): Finding => {
    return { file: place.file, line: lineOf(place, text), kind: 'setting', reason, fix };
  };
  const names = [...new Set(settings.source.match(/(?<=environment, '|environment\.)[A-Z][A-Z_]+/g) ?? [])];
  const rows = [...readme.source.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name = '']) => name);
  const [, type = ''] = /export type Settings = \{(.*?)\n\};/s.exec(settings.source) ?? [];
  const fields = [...type.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name);
  const scripts = readers.filter(({ file }) => file !== settings.file).map(({ source }) => source);
  return [
    ...names
      .filter((name) => !rows.includes(name))
      .map((name) => finding(settings, name, `${name} has no row in ${readme.file}`, 'add it to the table "Settings"')),
    ...rows
      .filter((name) => !names.includes(name))
      .map((name) => finding(readme, name, `${settings.file} reads no ${name}`, 'remove the row')),
    ...fields
      .filter((name) => !scripts.some((source) => new RegExp(`\\b${name}\\b`).test(source)))
      .map((name) => finding(settings, `${name}:`, `nothing reads ${name}`, 'use it, or remove the setting')),
  ];
}

/** What checkSettings compares in a project; a file that is missing has no text. */
export function readSettingsSources(root: string): [settings: CodeFile, readme: CodeFile, readers: CodeFile[]] {
  const read = (file: string): CodeFile => {
    const place = path.join(root, file);
    return { file, source: existsSync(place) ? readFileSync(place, 'utf8') : '' };
  };
  const readers = [...readCode(root, 'src', /\.tsx?$/), read('docusaurus.config.ts')];
  return [read('src/build/settings.ts'), read('README.md'), readers];
}
