/** Configuration files that the checker knows, by the name of their schema in contracts/. */
export type ConfigName = 'agent' | 'dip' | 'job-package' | 'server';

/** What the checker tells about a key besides its error. */
export type KeyFact = {
  /** Form of the value in words, such as "absolute path". */
  form?: string;
  /** An example as JSON. */
  example?: string;
  /** What to write instead of a deprecated key. */
  deprecated?: string;
};

/** What the checker of one file needs besides the validator. Made from the contracts when the site is built. */
export type ConfigFacts = {
  /** Name of the file without folder. */
  file: string;
  /** Every key by its path, such as `devices[].console.baud`. */
  keys: Record<string, KeyFact>;
  /** Sentences of the conditions, by the JSON pointer of the condition in the schema. */
  rules: Record<string, string>;
  /** Version of the file's format. */
  version: number;
  /** Command that checks the file where it is used. */
  command: string;
  /** The other files: their name, page and keys of the first level. */
  others: { file: string; page: string; keys: string[] }[];
};
