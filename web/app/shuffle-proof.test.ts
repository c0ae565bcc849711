import type { Record as MatchRecord } from '@praxis/engine';
import { commitment, drawSeats, mixSeed } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { newContribution } from './fairness.ts';
import { checkShuffles } from './shuffle-proof.ts';

const secret = newContribution();
const contributions = [newContribution(), newContribution()];
const seal = { commitment: commitment(secret), secret, contributions };

function record(seed: string, sealed: MatchRecord['seal']): Pick<MatchRecord, 'segments' | 'seal'> {
  const segments = [{ start: { setup: { seed } } }] as unknown as MatchRecord['segments'];
  return { segments, ...(sealed ? { seal: sealed } : {}) };
}
const good = record(mixSeed(secret, contributions), seal);
const mine = { commitment: seal.commitment, contribution: contributions[1] as string };

test('a fair match is found to be fair', () => {
  expect(checkShuffles(good, undefined)).toBe('fair');
  expect(checkShuffles(good, mine)).toBe('fair and mine');
});

test('every exchanged part is noticed', () => {
  const other = newContribution();
  expect(checkShuffles(record(good.segments[0]?.start.setup.seed ?? '', { ...seal, secret: other }), mine)).toBe(
    'other secret',
  );
  expect(checkShuffles(record(other, seal), mine)).toBe('other seed');
  expect(checkShuffles(good, { ...mine, contribution: other })).toBe('exchanged');
  const again = { commitment: commitment(other), secret: other, contributions };
  expect(checkShuffles(record(mixSeed(other, contributions), again), mine)).toBe('exchanged');
});

test('seats that were drawn by lot are drawn once more', () => {
  const byPlace = [newContribution(), '', newContribution(), ''];
  const seating = drawSeats(secret, byPlace);
  const bySeat = seating.map((place) => byPlace[place] as string);
  const seed = mixSeed(secret, bySeat);
  const drawn = { ...seal, contributions: bySeat, seating };
  const own = { commitment: seal.commitment, contribution: byPlace[2] as string, place: 2 };
  expect(checkShuffles(record(seed, drawn), undefined)).toBe('fair seats');
  expect(checkShuffles(record(seed, drawn), own)).toBe('fair seats and mine');
  const at = (contribution: string | undefined): number => bySeat.indexOf(contribution as string);
  const [first, third] = [at(byPlace[0]), at(byPlace[2])];
  expect(checkShuffles(record(seed, drawn), { ...own, seat: third })).toBe('fair seats and mine');
  expect(checkShuffles(record(seed, drawn), { ...own, seat: first })).toBe('exchanged');
  // The server claims that a player sat elsewhere, draws differently, or hides how it drew.
  expect(checkShuffles(record(seed, drawn), { ...own, place: 0 })).toBe('exchanged');
  const exchange = <T>(items: readonly T[]): readonly T[] =>
    items.with(first, items[third] as T).with(third, items[first] as T);
  const others = { ...drawn, contributions: exchange(bySeat), seating: exchange(seating) };
  expect(checkShuffles(record(mixSeed(secret, others.contributions), others), own)).toBe('other seats');
  expect(checkShuffles(record(seed, { ...drawn, seating: [0, 0, 1, 2] }), own)).toBe('other seats');
  expect(checkShuffles(record(seed, { ...drawn, seating: [0] }), own)).toBe('other seats');
  const { seating: _, ...untold } = drawn;
  expect(checkShuffles(record(seed, untold), own)).toBe('other seats');
});

test('nothing is claimed of a record without a seal', () => {
  expect(checkShuffles(record('x', undefined), mine)).toBe('no seal');
});
