// Written by src/doc-tools/plugin: data from the contracts for the tools in the pages.
declare module '*-config.schema.json?validator' {
  const validate: import('./ConfigChecker/checkConfig').Validate;
  export default validate;
}

declare module '@generated/doc-tools/default/*-facts.json' {
  const facts: import('./ConfigChecker/configFacts').ConfigFacts;
  export default facts;
}

declare module '@generated/doc-tools/default/log-entries.json' {
  const entries: import('./LogHelper/logSearch').LogEntry[];
  export default entries;
}

declare module '@generated/doc-tools/default/symptom-groups.json' {
  const groups: import('./SymptomIndex/findSymptoms').SymptomGroup[];
  export default groups;
}
