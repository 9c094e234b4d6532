import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import fonts from '../../../src/styles/fonts/fonts.json';

/** A third-party part of the site, with its license. */
export type LicensedPart = {
  name: string;
  version?: string;
  /** SPDX identifier. */
  license: string;
  /** Text of the license file. Undefined if the package has none. */
  text?: string;
  /** Author in the manifest, used if `text` is undefined. */
  author?: string;
};

type Module = {
  identifier: () => string;
  nameForCondition?: () => string | null | undefined;
};
type Compiler = {
  hooks: {
    done: { tap: (name: string, run: (stats: { compilation: { modules: Iterable<Module> } }) => void) => void };
  };
};
type LockFile = { info: { python: string } };
type Manifest = { name: string; version: string; license?: string; author?: string | { name: string } };

/** Returns the text of a license in the `texts` folder, for packages without a license file. */
function textOf(license: string): string {
  return readFileSync(path.join(__dirname, 'texts', `${license}.txt`), 'utf8').trim();
}

/** Returns the parts of the Python interpreter that the sample panel loads: Pyodide, and the CPython inside it. */
function interpreterParts(folder: string): LicensedPart[] {
  const { info } = JSON.parse(readFileSync(path.join(folder, 'pyodide-lock.json'), 'utf8')) as LockFile;
  const pyodide = readPackage(folder);
  const source = `Source code: https://github.com/pyodide/pyodide/tree/${pyodide.version}`;
  return [
    { ...pyodide, text: `${source}\n\n${textOf('MPL-2.0')}` },
    { name: 'CPython', version: info.python, license: 'PSF-2.0', text: textOf('PSF-2.0') },
  ];
}

/** Returns the package directory of a file, or undefined for the site's own files. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/** Returns the path in the identifier of an unnamed module, without the loaders and the bundler's suffix. */
export function fileOf(identifier: string): string {
  return identifier.split('!').at(-1)?.split('|')[0] ?? '';
}

/**
 * Reads the license of the package in a directory.
 * @throws {Error} if the manifest has no license
 */
export function readPackage(folder: string): LicensedPart {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  if (!license)
    throw new Error(
      `The package ${name} doesn't declare a license. Find out which one applies, or remove the package.`,
    );
  const file = readdirSync(folder)
    .sort()
    .find((entry) => /^(license|licence|copying)([.-]|$)/i.test(entry));
  const text = file && readFileSync(path.join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim();
  return {
    name,
    version,
    license,
    text,
    author: typeof author === 'object' ? author.name : author,
  };
}

/** Formats parts as one string, grouped by license. */
export function licensesText(intro: string, parts: LicensedPart[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, version, license, text, author } of parts) {
    const terms =
      text ??
      `The package doesn't include the text of its license. Authors: ${author ?? 'see the package'}.${license === 'MIT' ? `\n\n${textOf('MIT')}` : ''}`;
    const key = `License: ${license}\n\n${terms}`;
    groups.set(key, [...(groups.get(key) ?? []), version ? `${name} ${version}` : name]);
  }
  const line = '-'.repeat(78);
  const sections = [...groups].map(([terms, names]) => `${line}\n${names.sort().join('\n')}\n${terms}\n`);
  return `${intro}\n\n${sections.sort().join('\n')}`;
}

/**
 * Writes `/licences.txt`, with the licenses of all fonts, the Python interpreter, and every package in this build's
 * scripts and styles. The bundler provides the list of packages, so the list is always complete.
 */
export default function licenses({ siteDir, siteConfig }: LoadContext): Plugin {
  const folders = new Set<string>();
  const add = (module: Module): void => {
    const folder = packageFolder(module.nameForCondition?.() ?? fileOf(module.identifier()));
    if (folder) folders.add(folder);
  };
  const collector = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('licenses', ({ compilation }) => {
        for (const module of compilation.modules) add(module);
      }),
  };
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [collector as never] }),
    async postBuild({ outDir }) {
      // npm may have installed Rspack only inside the package that depends on it.
      const places = [siteDir, path.join(siteDir, 'node_modules/@docusaurus/faster')];
      const packages = [...folders, path.dirname(require.resolve('@rspack/core/package.json', { paths: places }))];
      const interpreter = path.join(siteDir, 'node_modules/pyodide');
      const parts = [
        ...packages.map(readPackage),
        ...interpreterParts(interpreter),
        ...[...new Map(fonts.map(({ name, source }) => [name, source]))].map(([name, source]) => ({
          ...readPackage(packageFolder(require.resolve(source)) ?? ''),
          name: `${name} (font)`,
          version: undefined,
        })),
      ];
      const intro = `Third-party software and fonts that the ${siteConfig.title} website delivers to browsers, with their licenses.`;
      await writeFile(path.join(outDir, 'licences.txt'), licensesText(intro, parts));
    },
  };
}
