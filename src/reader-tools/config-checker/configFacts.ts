/** Configuration files that the checker supports, by the name of their schema in contracts/. */
export type ConfigName = 'agent' | 'dip' | 'job-package' | 'server';

/** Facts about a key for error messages. */
export type KeyFact = {
  /** The format of the value in words, such as "absolute path". */
  form?: string;
  /** An example as JSON. */
  example?: string;
  /** What to write instead of a deprecated key. */
  deprecated?: string;
  /** For each deprecated value, the release that deprecated it, and what to write instead. */
  deprecatedValues?: Record<string, string>;
};

/** What a file's checker needs besides the validator. Generated from the contracts at build time. */
export type ConfigFacts = {
  /** Filename without the directory. */
  file: string;
  /** All keys by path, such as `devices[].console.baud`. */
  keys: Record<string, KeyFact>;
  /** Each condition's description, and the kind of finding if it's violated, by JSON pointer in the schema. */
  rules: Record<string, { text: string; kind: 'error' | 'warning' }>;
  /** The command that checks the file on its host. */
  command: string;
};
