declare module 'prismjs/components/*' {
  const prism: typeof import('prismjs');
  export default prism;
}

// Data that plugins/reader-tools writes for the tools in pages.
declare module '*?validator' {
  const validate: import('./ConfigChecker/checkConfig').Validate;
  export default validate;
}

declare module '@generated/reader-tools/default/*-facts.json' {
  const facts: import('./ConfigChecker/configFacts').ConfigFacts;
  export default facts;
}

declare module '@generated/reader-tools/default/fault-entries.json' {
  const entries: import('@site/src/search/faults').FaultEntry[];
  export default entries;
}

declare module '@generated/reader-tools/default/samples.json' {
  const samples: Record<string, import('./RunPanel/runner').Sample>;
  export default samples;
}

declare module '@generated/reader-tools/default/starters.json' {
  const starters: [import('./RunPanel/panelProps').Starter, ...import('./RunPanel/panelProps').Starter[]];
  export default starters;
}

declare module '@generated/python-runtime/default/runtime.json' {
  const runtime: import('./RunPanel/runner').Runtime;
  export default runtime;
}

declare module '@generated/reader-tools/default/entry-groups.json' {
  const groups: import('./Troubleshooter/entries').EntryGroup[];
  export default groups;
}

declare module '@generated/reader-tools/default/entry-count.json' {
  const count: number;
  export default count;
}
