import { expect, test } from 'vitest';
import { ago } from './past-times.ts';

const NOW = Date.UTC(2026, 10, 17, 12);
const HOUR_MS = 3_600_000;

test.each([
  ['en', 0, '1 minute ago'],
  ['en', 59 * 60_000, '59 minutes ago'],
  ['en', 3 * HOUR_MS, '3 hours ago'],
  ['en', 30 * HOUR_MS, 'yesterday'],
  ['fr', 72 * HOUR_MS, 'il y a 3 jours'],
  ['pt', 5 * HOUR_MS, 'há 5 horas'],
  ['en', 31 * 24 * HOUR_MS, 'Oct 17, 2026'],
])('in %s, %d milliseconds ago is “%3$s”', (language, passed, said) => {
  expect(ago(NOW - passed, NOW, language)).toBe(said);
});
