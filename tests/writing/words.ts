/** Words that praise, belittle or fill, with what to do instead. */
export const bannedWords: Record<string, string> = {
  actually: 'leave it out',
  easily: 'leave it out',
  'easy to use': 'say what it does',
  effortless: 'say what it does',
  effortlessly: 'say what it does',
  'in order to': 'write "to"',
  just: 'write "only" or leave it out',
  leverage: 'write "use"',
  'needless to say': 'leave it out',
  obviously: 'leave it out',
  'of course': 'leave it out',
  'out of the box': 'say what is there without a setting',
  please: 'leave it out',
  powerful: 'say what it does',
  robust: 'say what it withstands',
  seamless: 'say what it does',
  seamlessly: 'say what it does',
  simply: 'leave it out',
  'state of the art': 'say what it does',
  utilize: 'write "use"',
  'world-class': 'say what it does',
  'cutting-edge': 'say what it does',
  'best-in-class': 'say what it does',
  'game-changing': 'say what it does',
  hassle: 'say what is saved',
  unlock: 'say what it does',
  supercharge: 'say what it does',
  delve: 'write "read"',
};

/** One term for each thing: what not to write, and what to write in its place. */
export const variants: [wrong: RegExp, right: string][] = [
  [/\b[Cc]ancell(ed|ing|ation)\b/, 'canceled, canceling: the state of a job is spelled so'],
  [/\b(job|test) bundles?\b/i, 'job package'],
  [/\btest ?rigs?\b/i, 'bench'],
  [/\b(white|black) ?list(s|ed)?\b/i, 'allowed or refused'],
  [/\bemails?\b/i, 'e-mail'],
  [/\bweb sites?\b/i, 'website'],
  [/\bfilenames?\b/i, 'file name'],
  [/\bhostnames?\b/i, 'host name'],
  [/\b[Tt]ime ?outs?\b/, 'time-out'],
  [/\bsign(ed|ing|s)? in\b/i, 'log in'],
  [/\bcmdline\b/i, 'command line'],
  [/\bGit ?hub\b/, 'GitHub'],
  [/\b(e\.g\.|i\.e\.|etc\.)/i, 'for example, that is, and so on'],
  [/\b(colors?|behaviors?)\b/i, 'colour, behaviour'],
  [/\bcan not\b/i, 'cannot'],
  [/\b(click|tap) here\b/i, 'a link that says where it leads'],
];

/** A pattern of translated English. */
export type Translated = {
  pattern: RegExp;
  /** What a native engineer writes. */
  better: string;
  /** Phrases of good English in which the pattern occurs. */
  except?: { phrase: RegExp; reason: string }[];
};

/** Patterns of translated English, in what visitors read. `\uFFFC` is inline code. */
export const translated: Translated[] = [
  {
    pattern: /\b(?:stands?|stood|standing)\b/i,
    better: 'write "is", "comes before", "shows", or name the action: "put the value in server.env"',
    except: [
      { phrase: /\bstands? for\b/i, reason: 'a symbol or a brand has a meaning' },
      { phrase: /\bstands? in for\b/i, reason: 'a substitute' },
      { phrase: /\b(?:stands?|standing) by\b/i, reason: 'a standby' },
      { phrase: /\bstands? out\b/i, reason: 'is easy to see' },
    ],
  },
  {
    pattern: /\b(?:go|goes|going|went|gone) on\b/i,
    better: 'write "continue", "keep running" or "resume"',
    except: [
      { phrase: /\b(?:go|goes) on (?:an?|the|your|its|each|one)\b/i, reason: 'something is put on something' },
      { phrase: /\b(?:go|goes|going|went) on and on\b/i, reason: 'never ends' },
    ],
  },
  {
    pattern:
      /\b(?:end|ends|ended|ending) with (?=(?:an? )?(?:exit code|exception|error|time-out|(?:code|status) \d|\d|[A-Z][A-Z0-9]*_[A-Z]))/,
    better:
      'write "exits with code 8", "returns 1", "stops with CODE", "is errored with CODE" or "raises an exception"',
  },
  {
    pattern:
      /\b(?:boot|claim|command|job|push|request|run|step|submit|test|upload)s?(?: then| must| that [^.;:]{1,40})? (?:end|ends|ended) with(?= \uFFFC)/i,
    better: 'write "exits with", "returns", "stops with" or "is errored with"',
  },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, better: 'write "fix" or "repair"' },
  { pattern: /\bin (?:the )?places? of\b/i, better: 'write "instead of", or "replace X with Y"' },
  { pattern: /\b(?:take|takes|took|taking) the place of\b/i, better: 'write "replace"' },
  { pattern: /\bgo(?:es|ing)? round\b/i, better: 'write "work around" or "avoid"' },
  {
    pattern: /\b(?:says|tells|said|told)\b/i,
    better: 'a tool prints, shows, reports, sets or names; write "unless you set X" and not "unless X says otherwise"',
    except: [
      { phrase: /\b(?:tells|told) (?:[^.;:]{1,50} (?:from|apart)|apart)\b/i, reason: 'distinguishes' },
      { phrase: /\btells (?!you\b|us\b)[^.;:]{1,40} (?:to|which|where|how) /i, reason: 'instructs a program' },
    ],
  },
  {
    pattern:
      /(?:\b(?:checks|codes|contracts|lines|links|logs|messages|notes|numbers|outputs|pages|reports|rows|rules|schemas|settings|tests|texts|titles|tools|values|warnings)|\uFFFC)(?: also| only)? (?:say|tell)\b/i,
    better: 'a tool prints, shows, reports, sets or names',
  },
  {
    pattern:
      /\b(?!(?:ahead|all|any|because|both|each|few|half|instead|kind|many|most|none|one|out|pair|regardless|short|some|sort|type)\b)[\w-]+ of (?:(?:an?|the|its|their|your|this|that|each|every|all|one) )?(?!(?:all|any|both|each|half|most|one|some) of\b)[\w-]+ of (?:(?:an?|the|its|their|your|this|that|each|every|all|one) )?[\w\uFFFC-]+/i,
    better: 'use a noun compound or a genitive: "the job log", "the agent\'s log level"',
  },
  {
    pattern:
      /\b(?:no|the) (?:[a-z]+ )?(?:driver|flag|group|kind|mode|option|permission|role|scope|service|state|tag|volume) \uFFFC/i,
    better: 'put the name first: "the `developer` role", "the `--key` flag", "no `host` tag"',
  },
  {
    pattern:
      /\b(?:certificate|credential|lease|password|reservation|token)s?(?: that)? (?:has |have )?(?:ran|runs?) out\b/i,
    better: 'write "expire"',
  },
  {
    pattern: /\bthe CI(?= (?:can|checks?|is|reads|rejects|retries|runs)\b|[.,;:]|$)/i,
    better: 'write "CI", "the CI system" or "the CI job"',
  },
  { pattern: /\bways? back\b/i, better: 'write "roll back", "rollback" or "undo"' },
  {
    pattern: /\b(?:appears?|exists?|fails?|needs?|works?)\b[^.;:]{0,60} since (?:version )?\d/i,
    better: 'write "have appeared since 2.29" or "appear from 2.29 on"',
  },
  {
    pattern: /\btakes? (?:an?|each|every|one)\b[^.;:]{1,30} once\b/i,
    better: 'write "accepts each version only once"',
  },
  { pattern: /\bgiv(?:e|es|ing) (?:(?:an?|the|your) \w+|it) back\b/i, better: 'write "release"' },
  {
    pattern: /\b(?:address|link|name)(?:es|s)? leads? to\b/i,
    better: 'a link opens a page, a name resolves to a host, an address belongs to a board',
  },
  { pattern: /\b(?:no|not one) byte (?:arrive[ds]?|from|on)\b/i, better: 'write "nothing arrives"' },
  {
    pattern: /\bin (?:booting|collecting|installing|preparing|running)(?= (?:although|because|with)\b|[,.:;]|$)/i,
    better: 'write "in the booting phase"',
  },
  { pattern: /\bwith the (?:exit )?code \d/i, better: 'write "with exit code 124"' },
];

/** Names and abbreviations that keep their capital inside of a heading. */
export const properNouns = [
  'Actions',
  'Ajv',
  'API',
  'Archivo',
  'B',
  'Benchloom',
  'Biome',
  'Chromium',
  'Debian',
  'Docker',
  'FreeRTOS',
  'Git',
  'GitHub',
  'GitLab',
  'I',
  'Jenkins',
  'JUnit',
  'Linux',
  'Markdown',
  'Mono',
  'Python',
  'Red',
  'Hat',
  'Slack',
  'ThreadX',
  'Ubuntu',
  'Zephyr',
];
