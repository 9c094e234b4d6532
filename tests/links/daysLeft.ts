/**
 * Full days from a time to the end of validity of a security.txt.
 * @param text text of the file
 * @param now milliseconds since 1970
 * @throws {Error} if the text has no date of expiry
 */
export function daysLeft(text: string, now: number): number {
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  if (Number.isNaN(expires)) throw new Error('The text has no line "Expires:" with a date.');
  return Math.floor((expires - now) / 86_400_000);
}
