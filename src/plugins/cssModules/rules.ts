type NameClass = (file: { resourcePath: string }, pattern: string, name: string) => string;
type Use = { loader: string; options: object };

/** css-loader where it loads CSS modules: the loaders of its rule, its index among them, and its settings of CSS modules. */
type CssModuleLoader = { use: Use[]; index: number; modules: { getLocalIdent: NameClass } };

/**
 * Every css-loader for CSS modules in the rules of the framework.
 * @throws an error when there is none, because the framework loads CSS modules in another way.
 */
export function cssModuleLoaders(rules: unknown): CssModuleLoader[] {
  const found: CssModuleLoader[] = [];
  for (const { use } of (rules ?? []) as { use?: Use[] }[]) {
    if (!Array.isArray(use)) continue;
    use.forEach(({ options }, index) => {
      const { modules } = (options ?? {}) as Partial<CssModuleLoader>;
      if (modules) found.push({ use, index, modules });
    });
  }
  if (found.length === 0) throw new Error('No loader of CSS modules found. Has the framework changed its rules?');
  return found;
}
