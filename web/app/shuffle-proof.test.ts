import type { Record as MatchRecord } from '@praxis/engine';
import { commitment, drawSeats, mixSeed } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { checked, newContribution } from './fairness.ts';

const secret = newContribution();
const contributions = [newContribution(), newContribution()];
const seal = { commitment: commitment(secret), secret, contributions };

function record(seed: string, sealed: MatchRecord['seal']): Pick<MatchRecord, 'segments' | 'seal'> {
  const segments = [{ start: { setup: { seed } } }] as unknown as MatchRecord['segments'];
  return { segments, ...(sealed ? { seal: sealed } : {}) };
}
const { subtle } = crypto;
const good = record(mixSeed(secret, contributions), seal);
const mine = { commitment: seal.commitment, contribution: contributions[1] as string };

test('the page reckons as the server does', async () => {
  expect(await checked(good, undefined, subtle)).toBe('fair');
  expect(await checked(good, mine, subtle)).toBe('fair and mine');
});

test('whatever was exchanged is noticed', async () => {
  const other = newContribution();
  expect(
    await checked(record(good.segments[0]?.start.setup.seed ?? '', { ...seal, secret: other }), mine, subtle),
  ).toBe('other secret');
  expect(await checked(record(other, seal), mine, subtle)).toBe('other seed');
  expect(await checked(good, { ...mine, contribution: other }, subtle)).toBe('exchanged');
  const again = { commitment: commitment(other), secret: other, contributions };
  expect(await checked(record(mixSeed(other, contributions), again), mine, subtle)).toBe('exchanged');
});

test('seats that were drawn by lot are drawn once more', async () => {
  const byPlace = [newContribution(), '', newContribution(), ''];
  const seating = drawSeats(secret, byPlace);
  const bySeat = seating.map((place) => byPlace[place] as string);
  const seed = mixSeed(secret, bySeat);
  const drawn = { ...seal, contributions: bySeat, seating };
  const own = { commitment: seal.commitment, contribution: byPlace[2] as string, place: 2 };
  expect(await checked(record(seed, drawn), undefined, subtle)).toBe('fair seats');
  expect(await checked(record(seed, drawn), own, subtle)).toBe('fair seats and mine');
  const at = (contribution: string | undefined): number => bySeat.indexOf(contribution as string);
  const [first, third] = [at(byPlace[0]), at(byPlace[2])];
  expect(await checked(record(seed, drawn), { ...own, seat: third }, subtle)).toBe('fair seats and mine');
  expect(await checked(record(seed, drawn), { ...own, seat: first }, subtle)).toBe('exchanged');
  // The server says that somebody has sat elsewhere, draws otherwise, or does not tell how it drew.
  expect(await checked(record(seed, drawn), { ...own, place: 0 }, subtle)).toBe('exchanged');
  const exchange = <T>(items: readonly T[]): readonly T[] =>
    items.with(first, items[third] as T).with(third, items[first] as T);
  const others = { ...drawn, contributions: exchange(bySeat), seating: exchange(seating) };
  expect(await checked(record(mixSeed(secret, others.contributions), others), own, subtle)).toBe('other seats');
  expect(await checked(record(seed, { ...drawn, seating: [0, 0, 1, 2] }), own, subtle)).toBe('other seats');
  expect(await checked(record(seed, { ...drawn, seating: [0] }), own, subtle)).toBe('other seats');
  const { seating: _, ...untold } = drawn;
  expect(await checked(record(seed, untold), own, subtle)).toBe('other seats');
});

test('nothing is claimed where nothing can be reckoned', async () => {
  expect(await checked(record('x', undefined), mine, subtle)).toBe('no seal');
  expect(await checked(good, mine, undefined)).toBe('cannot');
});
