import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser';
import { findBracketProblem } from './brackets';
import { quote } from './quote';

/** A syntax error, and how to fix it. Names are between backticks. */
type SyntaxProblem = { offset: number; message: string };

/**
 * A mistake and its message, in which `$0` is the matched text, `$1` its first group, `$s` the text as a JSON string,
 * `$n` the number that it stands for, and `$u` the code point of the group.
 */
type Recognizer = [pattern: RegExp, message: string];

/** Text that isn't JSON, or that contains more than JSON. */
const documents: Recognizer[] = [
  [/^[ \t]*(?:`{3}|~{3})/m, 'This is a Markdown code fence. Delete the lines with three backticks.'],
  [
    /^\s*(?:\[?[\w.-]+@[\w.-]+.{0,80}?[#$%>] |PS .{0,80}?>|[$%] |(?:[#>] ?)?(?:cat|curl|echo|head|less|more|nano|sudo|tee|type|vim?) )/,
    'This is a shell command. Paste only the file’s contents, from `{` to `}`.',
  ],
  [/^(?:<{7}|={7}|>{7})/m, 'This is a merge conflict marker. Keep one version and delete the markers.'],
  [
    /^(?:diff --git |@@ -|--- \S|[-+<>] *["{}[\]])/m,
    'This is a diff: lines begin with `+` or `-`. Paste the file itself.',
  ],
  [/^\s*<[!?a-z]/i, 'This is HTML or XML, not JSON. Paste the configuration file itself.'],
  [
    /^\s*\d+[\s:|.)]*[{["].*\n\s*\d+[\s:|.)]*["{}[\]]/,
    'The lines begin with line numbers. Paste the text without them.',
  ],
  [
    /^\s*(?:(?:---|#).*\n\s*)*(?:- +)?[\w.-]+:(?!\s*\{)(?:[ \t].*)?(?:\r?\n|$)/,
    'This is YAML. Write it as JSON, with braces, and with double quotes around keys and strings.',
  ],
  [
    /^\s*[{[]\s*'[\s\S]*\b(?:True|False|None)\b/,
    'This is a Python dictionary. Print it with `json.dumps`, which writes double quotes, `true`, and `null`.',
  ],
  [/^\s*[A-Za-z][^"{}[\]]*(?=\{)/, 'This text isn’t part of the JSON. Delete everything before the first `{`.'],
  [
    /^\s*(?:\[[\w.-]+\]\s+)?[\w.-]+ *=/,
    'This is TOML, INI, or a list of variables. Write it as a JSON object in `{ }`.',
  ],
  [/^\s*[^\s{}[\]"][^{}[\]"]*$/, 'This isn’t JSON. A configuration file begins with `{`.'],
];

/** Mistakes inside the JSON or after it. Patterns match at the start of the word with the error. */
const anywhere: Recognizer[] = [
  [/[^\s"{}[\],:]*?([\u00a0\u202f])/y, 'This is a no-break space (U+$u). Replace it with a normal space.'],
  [/[^\s"{}[\],:]*?([\u200b-\u200d\u2060])/y, 'There’s a zero-width space (U+$u) here. Delete it.'],
  [/[^\s"{}[\],:]*?\ufeff/y, 'There’s a byte order mark (U+FEFF) here. Delete it.'],
  [/[^\s"{}[\],:]*?([\uff01-\uff5e])/y, '$1 is a full-width character (U+$u). Write the ASCII character.'],
  [/[^\s"{}[\],:]*?(?![ \t\r\n])([\p{C}\p{Z}])/uy, 'There’s an invisible character (U+$u) here. Delete it.'],
  [/\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|#.*|--.*|<!--.*/y, 'JSON doesn’t support comments. Delete the comment.'],
  [/[^\s"{}[\],:;]*;(?=\s*(?:[,}\]]|$))/y, 'Delete the `;`. Only commas separate entries.'],
  [/[^\s"{}[\],:;]*;/y, 'Write a comma instead of `;`.'],
];

const placeholder = 'This is a placeholder from a template. Write the actual value.';

const tokens: Recognizer[] = [
  [/[“”„‟‘’‚‛]/y, '$0 is a curly quote. Write a straight double quote: `"`.'],
  [/'/y, 'Put strings and keys in double quotes, not single quotes.'],
  [/[`´«»]/y, 'Put strings and keys in double quotes: `"`.'],
  [/\\+"/y, 'Delete the backslash before this double quote.'],
  [/(?<=\{)\{\s*[^\s"{}][^{}\n]*\}\}|\$\{[^{}\n]*\}|<%.*?%>|[$%@][A-Za-z]\w*[%@]?|<[A-Za-z][\w -]*>/y, placeholder],
  [/(?<=\{)%/y, placeholder],
  [/\.{3}|…/y, 'This is an ellipsis from an example. Replace it with the actual value, or delete it.'],
  [/(?<=[{,]\s*"([\w$-]+)(?:\s*:)?\s*")[^\s",:}\]=+]/y, 'The key $1 has no closing double quote.'],
  [
    /(?<=")[^\s,:}\]"=+.]|(?<="[ \t]*)[^\s,:{}[\]"=+.][^,:{}[\]\n"]*"/y,
    'There’s a double quote inside this string. Write it as `\\"`.',
  ],
  [/[RrBbFfUu]+(?=["'])/y, 'Delete the $0 before the string.'],
  [/([^\s"{}[\],][^"{}[\],\n]*)"(?=\s*(?:[,}\]:"]|$))/y, 'The opening double quote is missing before $1.'],
  [/(?<=:\s*([1-9]\d{0,2}),)\d{3}\b/y, 'JSON doesn’t support commas inside numbers. Delete the comma after $1.'],
  [/(?<=:\s*(-?[\d.]+),)\d+/y, 'Write a decimal point after $1, not a comma.'],
  [
    /0\d{3,}(?:\.\d+)?(?![\w.:-])|0\d+\.\d{3,}(?![\w.:-])/y,
    'JSON numbers can’t have leading zeros. If this is a serial number, write it as a string: $s.',
  ],
  [/-?0\d+(?:\.\d+)?(?![\w.:-])/y, 'JSON numbers can’t have leading zeros. Write $n, or $s if it’s text.'],
  [/\+(?:\d+\.?\d*|\.\d+)(?![\w.:-])/y, 'JSON numbers can’t have a plus sign. Write $n.'],
  [/-?(?:\.\d+|\d+\.)(?![\w.:-])/y, 'JSON numbers need digits on both sides of the decimal point. Write $n.'],
  [
    /0[xXoObB][\da-fA-F]+\b/y,
    'JSON doesn’t support hexadecimal, octal, or binary numbers. Write $n or, if the key takes a string, $s.',
  ],
  [/\d+(?:(?:[-:.]\w+){2,}|:\d+)[\w.:/+-]*/y, 'This isn’t a number. Put it in double quotes: $s.'],
  [/\d[\w.-]{0,60}?(?:-[A-Za-z]|[A-Za-z]\d)[\w.-]*/y, 'Put the string in double quotes: $s.'],
  [
    /(?:-?\d[\d.]*|(?<=\d[ \t]+))(?:%|[a-zA-Zµ°Ω][\w°/]{0,8})(?=\s*(?:[,}\]]|$))/y,
    'JSON numbers can’t have a unit. Write only the number, in the unit that the key’s entry specifies.',
  ],
  [/\d+_\d[\d_]*|\d* *[*/+] *\d[^,}\]\n]*/y, 'This isn’t a JSON number. Write only digits, such as `1000`.'],
  [/[+-]?(?:NaN|Infinity|inf)\b/y, 'JSON doesn’t support $0. Write a number, or delete the key.'],
  [/(?:True|TRUE|[Yy]es|YES)(?![\w-]|\s*:)/y, 'JSON doesn’t support $0. Write `true`.'],
  [/(?:False|FALSE|[Nn]o|NO)(?![\w-]|\s*:)/y, 'JSON doesn’t support $0. Write `false`.'],
  [/(?:[Oo]n|ON)(?![\w-]|\s*:)/y, 'JSON doesn’t support $0. Write `true`, or $s if the key takes a string.'],
  [/(?:[Oo]ff|OFF)(?![\w-]|\s*:)/y, 'JSON doesn’t support $0. Write `false`, or $s if the key takes a string.'],
  [/(?:None|NULL|Null|nil|undefined)(?![\w-]|\s*:)/y, 'JSON doesn’t support $0. Write `null`, or delete the key.'],
  [/=[>=]?/y, 'Write `:` between a key and its value, not `=`.'],
  [/[–—−](?=[\d.])/y, '$0 isn’t a minus sign. Write `-`.'],
  [/process\.env|os\.environ|new |[A-Za-z_][\w.]*\(|\+\s/y, 'JSON can’t contain code. Write the value itself.'],
  [/[()]/y, 'Write a list in `[ ]`, not in `( )`.'],
  [
    /[|>-][+-]?(?=\s*\n)|(?<!:\s*)-(?=\s)/y,
    'This is YAML. Write a list in `[ ]`, and text as one string in double quotes.',
  ],
  [
    /\w+:\/\/[^\s",]+|[~.]?\/[\w./~-]+|[A-Z]:\\[^\s",]*|(?<=:\s*)[\w./-]+(?::[\w./-]+)+/y,
    'Put the string in double quotes: $s.',
  ],
  [/[\w$.-]+(?=\s*[:=])/y, 'Put the key in double quotes: $s.'],
  [
    /(?<=[:,[]\s*)(?!(?:true|false|null)\b)[A-Za-z_][^\s"{}[\],:]*(?: [^\s"{}[\],:]+)*/y,
    'Put the string in double quotes: $s.',
  ],
];

/** What follows a complete file. */
const afterEnd: Recognizer[] = [
  [/,?\s*\{/y, 'A file holds one object, but another one begins here. Merge them.'],
  [/\S*@\S+[#$%]|[$%] |[A-Z]{3,}\s*$/y, 'This line belongs to the shell, not to the file. Delete it.'],
  [/,/y, 'The file’s object ends before this comma. Delete the extra `}`.'],
  [/[^\]}]/y, 'Unexpected text after the end of the JSON. Delete it.'],
];

/** Mistakes that the parser's error code describes, with patterns where it isn't specific enough. */
const structure: Record<string, Recognizer[]> = {
  CommaExpected: [
    [/:/y, 'There’s a value before this colon. If that value is meant to be a key, add a comma or `{` before it.'],
    [/(?<="")"/y, 'JSON doesn’t support triple quotes. Write one string, with `\\n` for each line break.'],
    [/\S/y, 'A comma is missing before this entry.'],
  ],
  PropertyNameExpected: [
    [/(?<=,\s*)\}/y, 'There’s a comma before $0. Delete it.'],
    [/(?<=[,{]\s*),/y, 'There’s an extra comma. Delete it.'],
    [/(?<=\{\s*)\{/y, 'There’s an extra `{`, or a key is missing before it.'],
    [/[{[]/y, 'A key is missing before this $0. If it belongs in a list, the opening `[` is missing.'],
    [/\S/y, 'A key is missing here. Write the key in double quotes.'],
  ],
  ValueExpected: [
    [/(?<=,\s*)\]/y, 'There’s a comma before $0. Delete it.'],
    [/(?<=[,{[]\s*),/y, 'There’s an extra comma. Delete it.'],
    [/:/y, 'There’s an extra colon. Delete it.'],
    [/(?:)/y, 'A value is missing here.'],
  ],
  ColonExpected: [
    [/[,}\]]/y, 'This key has no value. Add a colon and a value after it. To list values, use `[ ]`.'],
    [/(?:)/y, 'A colon is missing between the key and its value.'],
  ],
  UnexpectedEndOfString: [
    [/"[^"\r\n]*[“”„‟]/y, 'This string has a curly quote at its end. Write a straight double quote: `"`.'],
    [/"[^"\r\n]*'(?=[\s,}\]]*$)/my, 'The string ends with a single quote. Write a double quote: `"`.'],
    [/"/y, 'The string has no closing double quote on its line. Write a line break as `\\n`.'],
  ],
  UnexpectedEndOfNumber: [[/[-\w.]+/y, 'The number is incomplete.']],
  InvalidUnicode: [[/".*?"/y, '`\\u` needs four hexadecimal digits. Write a backslash as `\\\\`.']],
  InvalidEscapeCharacter: [
    [/".*?"/y, 'JSON doesn’t support this escape sequence. Write a backslash as `\\\\`, even in regular expressions.'],
  ],
  InvalidCharacter: [[/".*?"/y, 'The string contains a control character. Write a tab as `\\t`.']],
};

/** Returns the first syntax error of the parser. */
function firstError(text: string): ParseError | undefined {
  let first: ParseError | undefined;
  const onError = (error: ParseError['error'], offset: number, length: number) => {
    first = { error, offset, length };
    throw first;
  };
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (error !== first) throw error;
  }
  return first;
}

/** Returns what the first matching recognizer says. */
function recognize(recognizers: Recognizer[], text: string, start: number): SyntaxProblem | undefined {
  for (const [pattern, message] of recognizers) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (!match) continue;
    const [found, part = found] = match;
    const variables: Record<string, string | undefined> = {
      0: quote(found),
      1: quote(part),
      s: quote(JSON.stringify(found)),
      n: quote(String(Number(found))),
      u: part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0'),
    };
    const offset = match.index + found.search(/\S|$/);
    return { offset, message: message.replace(/\$([01snu])/g, (_, name: string) => variables[name] ?? '') };
  }
  return undefined;
}

/** Returns the first problem in the text, or undefined if it's valid JSON. What follows it may be its consequence. */
export function findProblem(text: string): SyntaxProblem | undefined {
  const error = firstError(text);
  if (!error) return undefined;
  const { offset } = error;
  const code = printParseErrorCode(error.error);
  const isWord = !/["{}[\],]/.test(text.charAt(offset));
  const before = /[^\s"{}[\],:]*$/.exec(text.slice(Math.max(0, offset - 100), offset))?.[0] ?? '';
  const start = isWord ? offset - before.length : offset;
  const isAfterEnd = !firstError(text.slice(0, start));
  return (
    recognize(documents, text, 0) ??
    recognize(anywhere, text, start) ??
    recognize(isAfterEnd ? afterEnd : tokens, text, start) ??
    (code === 'InvalidSymbol' ? undefined : findBracketProblem(text, offset)) ??
    recognize(structure[code] ?? [], text, offset) ?? { offset, message: 'This doesn’t belong here. Delete it.' }
  );
}
