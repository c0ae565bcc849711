/** Moments of the past in the reader's words: "3 hours ago", "yesterday". */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on a date says more than a number of days. */
const LONG_AGO_MS = 30 * DAY_MS;

export function ago(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at);
  if (passed >= LONG_AGO_MS) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (passed >= DAY_MS) return relative.format(-Math.floor(passed / DAY_MS), 'day');
  if (passed >= HOUR_MS) return relative.format(-Math.floor(passed / HOUR_MS), 'hour');
  return relative.format(-Math.max(1, Math.floor(passed / MINUTE_MS)), 'minute');
}
