/** Cleans all input from outside before any other code reads it. */
import { withoutHeaps } from '@praxis/engine';

/**
 * The same data, with every text in it bounded: heaps of marks would keep the code behind busy by normalising them, and
 * the database takes no U+0000. However deep the data are nested, they are walked in a loop.
 */
export function boundedTexts<T>(data: T): T {
  const whole = { data };
  const open: object[] = [whole];
  for (let next = open.pop(); next; next = open.pop()) {
    const fields = next as Record<string, unknown>;
    for (const key of Object.keys(fields)) {
      const value = fields[key];
      if (typeof value === 'string') {
        const bounded = withoutHeaps(value).replaceAll('\0', '');
        if (bounded !== value) fields[key] = bounded;
      } else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return whole.data;
}
