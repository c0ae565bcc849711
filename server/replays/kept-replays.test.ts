import { expect, test } from 'vitest';
import { KeptReplays } from './kept-replays.ts';

/** Makes texts that take a moment, and counts how many are under way. */
function slowly() {
  const seen = { made: 0, atOnce: 0, most: 0 };
  const make = async (): Promise<string> => {
    seen.made++;
    seen.most = Math.max(seen.most, ++seen.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.atOnce--;
    return `text ${seen.made}`;
  };
  return { seen, make };
}

test('a replay that many want is made once, and several are made one after the other', async () => {
  const kept = new KeptReplays();
  const { seen, make } = slowly();
  const texts = await Promise.all(['a', 'b', 'a', 'c', 'b', 'a'].map((key) => kept.get(key, make)));
  expect(texts).toEqual(['text 1', 'text 2', 'text 1', 'text 3', 'text 2', 'text 1']);
  expect(seen).toEqual({ made: 3, atOnce: 0, most: 1 });
});

test('only the newest are kept', async () => {
  const kept = new KeptReplays();
  const { seen, make } = slowly();
  for (let key = 0; key < 25; key++) await kept.get(String(key), make);
  expect(await kept.get('24', make)).toBe('text 25');
  await kept.get('0', make);
  expect(seen.made).toBe(26);
});

test('a request is refused when too many wait, and there is room again afterwards', async () => {
  const kept = new KeptReplays();
  const { make } = slowly();
  const waiting = Array.from({ length: 30 }, (_, key) => kept.get(String(key), make));
  expect(() => kept.get('one more', make)).toThrow('too many requests');
  await Promise.all(waiting);
  expect(await kept.get('one more', make)).toBe('text 31');
});

test('a failure is not kept, and holds up nobody', async () => {
  const kept = new KeptReplays();
  const { make } = slowly();
  const failing = kept.get('a', () => Promise.reject(new Error('gone')));
  const next = kept.get('b', make);
  await expect(failing).rejects.toThrow('gone');
  expect(await next).toBe('text 1');
  expect(await kept.get('a', make)).toBe('text 2');
});
