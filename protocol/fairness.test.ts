import { describe, expect, test } from 'vitest';
import { commitment, drawSeats, mixSeed } from './fairness.ts';

describe('A seed', () => {
  const secret = '00'.repeat(31);

  test('is committed to by the hash of its secret', () => {
    // The SHA-256 of the empty text and of three bytes, from FIPS 180-4.
    expect(commitment('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(commitment('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(commitment(`${secret}00`)).not.toBe(commitment(`${secret}01`));
  });

  test("depends on the secret and on every seat's contribution", () => {
    const seeds = [
      mixSeed(secret, []),
      mixSeed(secret, ['a', 'b']),
      mixSeed(secret, ['b', 'a']),
      mixSeed(secret, ['ab']),
      mixSeed(secret, ['a|b']),
      mixSeed(`${secret}00`, ['a', 'b']),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(mixSeed(secret, ['a', 'b'])).toBe(seeds[1]);
  });
});

describe('Seats that are drawn', () => {
  const draws = Array.from({ length: 3000 }, (_, number) => drawSeats(`secret ${number}`, ['a', '', '']));

  test('go to every place of the table, and all orders come about equally often', () => {
    const counts = new Map<string, number>();
    for (const draw of draws) counts.set(draw.join(''), (counts.get(draw.join('')) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    // Each is expected 500 times; five standard deviations are about 100.
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  test('are the same for the same secret and contributions, and depend on each of them', () => {
    const five = ['a', 'b', 'c', 'd', 'e'];
    const drawn = drawSeats('secret', five);
    expect(drawSeats('secret', five)).toEqual(drawn);
    const others = Array.from({ length: 40 }, (_, number) => drawSeats('secret', [...five.slice(0, 4), `e${number}`]));
    expect(others.some((each) => each.join() !== drawn.join())).toBe(true);
    expect(drawSeats('secret', [])).toEqual([]);
  });

  test('do not depend on the claimed places, except among players without a contribution', () => {
    const drawn = (contributions: readonly string[]): readonly string[] =>
      drawSeats('secret', contributions).map((place) => contributions[place] as string);
    expect(drawn(['c', 'a', '', 'b', ''])).toEqual(drawn(['', '', 'a', 'b', 'c']));
    expect(drawn(['b', 'a', 'c'])).toEqual(drawn(['a', 'b', 'c']));
  });
});
