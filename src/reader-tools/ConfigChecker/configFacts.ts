/** Largest file that is checked, in less than 1 s. No real configuration file is larger. */
export const maxBytes = 5e5;

/** Configuration files that the checker supports, by the name of their schema in contracts/. */
export type ConfigName = 'agent' | 'dip' | 'job-package' | 'server';

/** Facts about a key for its messages. */
export type KeyFact = {
  /** Format of the value in words, such as "absolute path". */
  form?: string;
  /** An example as JSON. */
  example?: string;
  /** What to write instead of a deprecated key. */
  deprecated?: string;
};

/** What the checker of one file needs besides the validator. Made from the contracts at build time. */
export type ConfigFacts = {
  /** Name of the file without folder. */
  file: string;
  /** Every key by its path, such as `devices[].console.baud`. */
  keys: Record<string, KeyFact>;
  /** A sentence for each condition, and what breaking it is, by its JSON pointer in the schema. */
  rules: Record<string, { text: string; kind: 'error' | 'warning' }>;
  /** Command that checks the file on its host. */
  command: string;
  /** The other files: name, page, and top-level keys. */
  others: { file: string; page: string; keys: string[] }[];
};
