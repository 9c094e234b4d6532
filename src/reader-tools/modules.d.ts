declare module 'prismjs/components/*' {
  const prism: typeof import('prismjs');
  export default prism;
}

// Data that plugins/data/readerTools writes for the tools in pages.
declare module '*?validator' {
  const validate: import('./config-checker/checkConfig').Validate;
  export default validate;
}

declare module '@generated/reader-tools/default/*-facts.json' {
  const facts: import('./config-checker/configFacts').ConfigFacts;
  export default facts;
}

declare module '@generated/reader-tools/default/fault-entries.json' {
  const entries: import('@site/src/matcher/matchLog').FaultEntry[];
  export default entries;
}

declare module '@generated/reader-tools/default/samples.json' {
  const samples: Record<string, import('./sample-runner/panelProps').Sample>;
  export default samples;
}

declare module '@generated/reader-tools/default/starters.json' {
  const starters: [import('./sample-runner/panelProps').Starter, ...import('./sample-runner/panelProps').Starter[]];
  export default starters;
}

declare module '@generated/python-runtime/default/runtime.json' {
  const runtime: import('./sample-runner/runner').Runtime;
  export default runtime;
}

declare module '@generated/reader-tools/default/entry-groups.json' {
  const groups: import('./entry-index/entries').EntryGroup[];
  export default groups;
}

declare module '@generated/reader-tools/default/entry-texts' {
  type Texts = Record<string, import('./entry-index/entries').EntryTexts>;
  const groups: Record<string, () => Promise<{ default: Texts }>>;
  export default groups;
}

declare module '@generated/reader-tools/default/entry-count.json' {
  const count: number;
  export default count;
}
