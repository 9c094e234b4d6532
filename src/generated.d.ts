// Written by src/plugins/codeAtBuild: HTML of code samples by name.
declare module '@generated/code-at-build/default/*.json' {
  const samples: Record<string, string>;
  export default samples;
}
