// Written by src/plugins/codeAtBuild: HTML of code samples by name.
declare module '@generated/code-at-build/default/*.json' {
  const samples: Record<string, string>;
  export default samples;
}

// Made by src/plugins/readerTools: what the config checker and the log helper know of the contracts.
declare module '*-config.schema.json?validator' {
  const validate: import('./tools/checkConfig').Validate;
  export default validate;
}

declare module '@generated/reader-tools/default/*-facts.json' {
  const facts: import('./tools/configFacts').ConfigFacts;
  export default facts;
}

declare module '@generated/reader-tools/default/log-entries.json' {
  const entries: import('./tools/logSearch').LogEntry[];
  export default entries;
}
