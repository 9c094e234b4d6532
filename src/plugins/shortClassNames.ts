import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cssModuleLoaders } from './cssModules/rules';

const pluginName = 'short-class-names';

/** A class of a CSS module in a selector. */
export const moduleClass = /\.[\w-]*[A-Za-z0-9]_[a-z0-9]{3}(?![\w-])/;

/** The address of a file, the same wherever the site and its packages stand. */
function stableName(file: string, siteDir: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return relative.split('node_modules/').at(-1) ?? relative;
}

/** What the classes of one CSS module end in: it comes from the file's address alone, not from order or cache. */
export function codeOf(file: string, siteDir: string): string {
  const number = createHash('sha256').update(stableName(file, siteDir)).digest().readUInt32BE();
  return number.toString(36).padStart(3, '0').slice(-3);
}

/** @throws an error when two CSS modules have one code, so that a class of the one could style the other. */
export function checkCodes(files: Iterable<string>, siteDir: string): void {
  const known = new Map<string, string>();
  for (const file of new Set(files)) {
    const code = codeOf(file, siteDir);
    const other = known.get(code);
    known.set(code, file);
    if (!other) continue;
    const names = [other, file].map((one) => stableName(one, siteDir)).sort();
    throw new Error(
      `The classes of ${names.join(' and ')} would all end in "${code}". Rename a file or folder of the site, or let codeOf choose other codes.`,
    );
  }
}

/**
 * Ends the classes of CSS modules in a code of their file. The framework gives each class four characters of its own,
 * which cannot be compressed and stand twice in every page: in its styles and in its elements.
 * @throws an error when the framework loads CSS modules in another way.
 */
export default function shortClassNames({ siteDir }: LoadContext): Plugin {
  return {
    name: pluginName,
    configureWebpack({ mode, module }) {
      if (mode !== 'production') return {};
      for (const { modules } of cssModuleLoaders(module?.rules)) {
        modules.getLocalIdent = ({ resourcePath }, _, name) => `${name}_${codeOf(resourcePath, siteDir)}`;
      }
      return {
        plugins: [
          ({ hooks }) =>
            hooks.thisCompilation.tap(pluginName, (compilation) =>
              compilation.hooks.finishModules.tap(pluginName, (all) => {
                // Also the modules that come from the cache, which no loader sees
                const files = [...all].map((one) => ('resource' in one ? String(one.resource) : ''));
                checkCodes(new Set(files.filter((file) => file.endsWith('.module.css'))), siteDir);
              }),
            ),
        ],
      };
    },
  };
}
