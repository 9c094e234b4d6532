/** A number, the space after the number, and a unit. */
const numberAndUnit =
  /(?<=\d) (?=(?:ms|s|min|h|days?|weeks?|months?|minutes?|hours?|seconds?|[kMG]i?B|bytes|%|V|mV|A|mA|Hz|kHz|MHz|m|px)(?![\w/-]))/g;

/** Returns text with no-break spaces between numbers and their units. */
export function keepUnits(text: string): string {
  return text.replace(numberAndUnit, '\u00a0');
}
