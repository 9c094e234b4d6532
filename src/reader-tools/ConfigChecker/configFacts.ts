/** Largest file that is checked, which takes less than 1 s. No real configuration file is larger. */
export const maxBytes = 5e5;

/** Configuration files that the checker supports, by the name of their schema in contracts/. */
export type ConfigName = 'agent' | 'dip' | 'job-package' | 'server';

/** Facts about a key for error messages. */
export type KeyFact = {
  /** The value's format in words, such as "absolute path". */
  form?: string;
  /** An example as JSON. */
  example?: string;
  /** What to write instead of a deprecated key. */
  deprecated?: string;
};

/** What one file's checker needs besides the validator. Made from the contracts at build time. */
export type ConfigFacts = {
  /** Filename without the directory. */
  file: string;
  /** Every key by its path, such as `devices[].console.baud`. */
  keys: Record<string, KeyFact>;
  /** Each condition's sentence, and whether breaking it is an error, by its JSON pointer in the schema. */
  rules: Record<string, { text: string; kind: 'error' | 'warning' }>;
  /** Command that checks the file on its host. */
  command: string;
  /** The other files: name, page, and top-level keys. */
  others: { file: string; page: string; keys: string[] }[];
};
