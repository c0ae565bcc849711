import type { CardView, View } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { attackable, dueBeginnings } from './offered.ts';

const creature = (handle: number, def: number): CardView => ({
  handle,
  def: String(def),
  owner: 0,
  controller: 0,
  counters: { power: 1, toughness: 1 },
  marks: [],
});

/** Cards 1 and 4 alone, 2 and 3 alike. */
const view: View = {
  viewer: 0,
  seats: [
    { seat: 0, name: 'Ana', counters: {}, zones: { battlefield: [1, 2, 3, 4] } },
    { seat: 1, name: 'Ben', counters: {}, zones: { battlefield: [] } },
  ],
  cards: { 1: creature(1, 0), 2: creature(2, 1), 3: creature(3, 1), 4: creature(4, 2) },
  where: {},
};

const attacker = (card: number): Choice => ({
  answer: `attacks_with:c${card}`,
  label: '',
  pieces: [{ key: `attacks_with:c${card}`, say: 'attacks with', card, list: true }],
  more: true,
});

const decision = (passive: string, ...choices: readonly Choice[]): SentDecision => ({
  number: 1,
  step: 'declare attackers',
  about: '',
  passive: { answer: passive, label: '' },
  choices,
});

const NOTHING: ReadonlyMap<string, readonly Choice[]> = new Map();

test('nobody must attack where not attacking is an answer', () => {
  const asked = decision('does_not_attack', attacker(1), attacker(2), attacker(4));
  expect(dueBeginnings(asked)).toEqual([]);
  expect(attackable(view, 0, asked, NOTHING)).toMatchObject({ able: [1, 2, 3, 4], must: [] });
});

test('those that must attack are known, and those offered after them can attack, too', () => {
  const asked = decision('attacks_with:c2:2 end', attacker(1), attacker(2));
  expect(dueBeginnings(asked)).toEqual(['attacks_with:c2:2']);
  const behind = new Map([['attacks_with:c2:2', [attacker(4)]]]);
  expect(attackable(view, 0, asked, behind)).toMatchObject({ able: [1, 2, 3, 4], must: [2, 3] });
});

test('where there are several to attack, each beginning names its goal', () => {
  const asked = decision('attacks_with:c1 at:s1 attacks_with:c2:2 at:s1 end', attacker(1));
  expect(dueBeginnings(asked)).toEqual(['attacks_with:c1 at:s1', 'attacks_with:c1 at:s1 attacks_with:c2:2 at:s1']);
});
