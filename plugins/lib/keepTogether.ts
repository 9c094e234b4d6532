/** The space between a number and a unit, or before the dot between two facts. */
const innerSpace =
  /(?<=\d) (?=(?:ms|s|min|h|days?|weeks?|months?|minutes?|hours?|seconds?|[kMG]i?B|bytes|%|V|mV|A|mA|Hz|kHz|MHz|cm|m|px)(?![\w/-]))| (?=·)/g;

/** Returns text with no-break spaces between numbers and their units, and before dots, which shouldn't start a line. */
export function keepTogether(text: string): string {
  return text.replace(innerSpace, '\u00a0');
}
