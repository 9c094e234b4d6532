const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Words and spellings to avoid, and what to write instead. Use one name per thing and one spelling per word. */
export const variants: [wrong: RegExp, right: string][] = [
  [/\bcancell(ed|ing)\b/i, 'canceled or canceling'],
  [/\bcmdline\b/i, 'command line'],
  [/\be-mails?\b/i, 'email'],
  [/\bfile names?\b/i, 'filename'],
  [/\bhost names?\b/i, 'hostname'],
  [/\btime-outs?\b/i, 'timeout'],
  [/\bset-ups?\b/i, 'setup, or the verb "set up"'],
  [/\bhand-overs?\b/i, 'handover, or the verb "hand over"'],
  [/\bloop-backs?\b/i, 'loopback'],
  [/\bweb sites?\b/i, 'website'],
  [/\bper cent\b/i, 'percent or %'],
  [/\bGit ?hub\b/, 'GitHub'],
  [/\b(e\.g\.|i\.e\.|etc\.)/i, '"for example" for e.g., "that is" for i.e., and "and so on" for etc.'],
  [/\b(job|test) bundles?\b/i, 'job package'],
  [/\btest ?rigs?\b/i, 'bench'],
  [/\b(white|black) ?list(s|ed)?\b/i, 'allowed or refused'],
  [/\bsign(ed|ing|s)? in\b/i, 'log in'],
  [
    /^(?::{3,}(?!(?:note|tip|info|warning|danger|caution|important|secondary|success)\b)\w+|\[!\w+\]|(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):(?= )|(?:!!!|\?\?\?|\.\.) .*)/m,
    ':::note, tip, info, warning, or danger',
  ],
  [/(?<!\w)([=+^~|_#])\1\S+|\w+\^\S+|(?<!\S):[a-z]\w*:/, 'a tag (<Tabs>, <mark>, <sup>), a link, or inline code'],
  [/\$\$(?:[^$]*\$\$)?|\$(?![\s$])[^$\n]*[^$\s]\$(?![\d$])/, 'the formula in inline code'],
  [/(?<![\u2500-\u259f].*)[\u2500-\u259f]+/s, 'a drawing in a block: ```text above it, and ``` below it'],
  [/(?<=\n)(?<!\n\d+[.)] .*)\d{1,2}[.)] \S+/s, 'a blank line above the list'],
  [/!\[[^\]]*\]\(\S+ [^)]*\)/, 'only a name, without spaces or a size'],
  [/%%.*%%|^\[{1,2}toc\]{1,2}$|:contentReference\[.*?\]|【[^】]*】/im, "only the text, without another program's mark"],
  [
    /^(?:: +\S|h[1-6]\. |=+ (?!")|[•·▪‣] |a[.)] |[a-z]+::\S*)/m,
    '## before a heading, and - before an item, with its term in bold',
  ],
  [
    /(?:!|\*|\b(?!https?:)[a-z]+:\S*)\[[^\]]*\](?!\(\S+ )\S*|\bxref:\S+|\[\^\w+\]|(?<!\w)\[\[.*?\]|(?<!!)\[[^\]]+\](?:\[| ?\([/#.h]\S*)|\uFFFC_(?!\w)/i,
    '[text](/address), ![what it shows](./name.png), [^1] with a line [^1]: …, <abbr>, or inline code',
  ],
  [/(?<!\S)--?[a-z][\w-]*| -{2,3} /, 'a flag in inline code, and a comma or a colon for a dash'],
  [/\b[A-Z]:\\\S*/, 'the path in inline code'],
  [
    new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months}|${months.replace(/(?<=\b\w{3})\w*/g, '')}) \\d{4}\\b|(?<![\\w.])\\d{1,2}([./])\\d{1,2}\\1\\d{4}(?!\\w|\\.\\d)`,
    ),
    'the month as a word, then the day, as in November 20, 2026',
  ],
  [/(?<=\d )(?:secs?|mins|hrs?|[kmg]b)\b/, 's, min, h, KB, MB, or GB'],
  [/\b\d+,\d{1,2}(?= (?:[mµ]?[AVWs]|[kMG]?Hz|mm)\b)/, 'a point, not a comma, before decimals'],
  [/\*\*/, '**bold** without a space at its ends'],
  [/\b(?:TODO|FIXME|TBD|XXX)\b/, 'what belongs there'],
  [/^\|.*\|$/m, '| --- | as the second row of the table'],
];

/** Names and abbreviations that keep their capital letters in a heading. */
export const properNouns = `A Actions Ajv API B Benchloom Biome Chromium Cloudflare Debian Docker FreeRTOS Git GitHub
  GitLab I Jenkins JUnit Linux Markdown Pages Python Slack ThreadX Ubuntu Zephyr`.split(/\s+/);
