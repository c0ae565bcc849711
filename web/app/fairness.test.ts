import { commitment, mixSeed } from '@praxis/engine/random.ts';
import type { Record as MatchRecord } from '@praxis/engine/record.ts';
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

test('nothing is claimed where nothing can be reckoned', async () => {
  expect(await checked(record('x', undefined), mine, subtle)).toBe('no seal');
  expect(await checked(good, mine, undefined)).toBe('cannot');
});
