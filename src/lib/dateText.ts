const months = 'January February March April May June July August September October November December'.split(' ');

/**
 * Returns a date as text, such as "November 5, 2026", or "November 2026" if there's no day. Doesn't use `Intl`, whose
 * date data takes more than 100 ms to load on a phone.
 * @param date `YYYY-MM`, `YYYY-MM-DD`, or an ISO timestamp, whose time of day is ignored
 */
export function dateText(date: string): string {
  const [year = '', month, day] = date.slice(0, 10).split('-');
  const name = months[Number(month) - 1];
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}
