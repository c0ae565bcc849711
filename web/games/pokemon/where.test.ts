import type { CardFace, Faces } from '@praxis/contract';
import type { CardView, View } from '@praxis/engine';
import type { PokemonWhere } from '@praxis/pokemon/where.ts';
import { expect, test } from 'vitest';
import { spokenLines } from './spoken-lines.ts';
import {
  attachedTo,
  badgesOf,
  conditionsOf,
  effectsOn,
  energyGroups,
  freePlaces,
  hpOf,
  providedBy,
  retreatOf,
  speakingBelow,
  stepOf,
  strongPoison,
  turnedBy,
} from './where.ts';

const face = (name: string, kind: string, provides?: readonly string[]): CardFace => ({
  name,
  kind,
  type: kind,
  marks: provides ? { provides } : {},
  lines: [],
  short: '',
});

const byNumber = (faces: readonly CardFace[]): Faces =>
  Object.fromEntries(faces.map((each, index) => [String(index), each]));

const FACES = byNumber([
  face('Quaxly', 'Pokémon'),
  face('Basic Water Energy', 'Basic Energy', ['Water']),
  face('Rocky Helmet', 'Tool'),
  face('Jet Energy', 'Special Energy', ['Colorless']),
  face('Luminous Energy', 'Special Energy', ['every', 'Colorless']),
]);

const card = (handle: number, def: number, more: Partial<CardView> = {}): CardView => ({
  handle,
  def: String(def),
  owner: 0,
  ...more,
});

function viewWith(counters: Record<string, number>, where: Partial<PokemonWhere> = {}): View<Partial<PokemonWhere>> {
  return {
    viewer: 0,
    seats: [0, 1].map((seat) => ({ seat, name: `Seat ${seat}`, counters, zones: { bench: [7, 8] } })),
    cards: { 1: card(1, 0), 2: card(2, 1), 3: card(3, 1), 4: card(4, 2), 5: card(5, 3), 6: card(6, 4) },
    where: { turn: 0, turnNumber: 3, part: 'main', ...where },
  };
}

test('cards on a Pokémon are grouped by their kinds', () => {
  const pokemon = card(9, 0, { with: [1, 2, 4, 3, 5] });
  expect(attachedTo(viewWith({}), FACES, pokemon)).toEqual({ energy: [2, 3, 5], tools: [4], under: [1] });
});

test('Energy of one kind is counted together, special Energy counts as the types it provides', () => {
  expect(energyGroups(viewWith({}), FACES, [2, 5, 3])).toEqual([
    { types: ['Water'], handles: [2, 3] },
    { types: ['Colorless'], handles: [5] },
  ]);
  expect(providedBy(FACES[4])).toEqual(['every', 'Colorless']);
  expect(providedBy(undefined)).toEqual([]);
});

test('of the cards below those count that the top card adds to', () => {
  const staged = (stage: string): Faces => ({
    ...FACES,
    5: { ...face('Frogadier', 'Pokémon'), marks: { stage, retreat: 1 } },
  });
  const top = card(9, 5, { with: [1, 10, 2] });
  const view: View = { ...viewWith({}), cards: { ...viewWith({}).cards, 10: card(10, 0) } };
  expect(speakingBelow(view, staged('Stage 2'), top)).toEqual([]);
  expect(speakingBelow(view, staged('BREAK'), top)).toEqual([10]);
  expect(speakingBelow(view, staged('V-UNION'), top)).toEqual([1, 10]);
});

test('the view has values that differ from the printed ones: the cost of retreating and a stronger Poison', () => {
  const printed = { ...face('Frogadier', 'Pokémon'), marks: { retreat: 2 } };
  expect(retreatOf(printed, card(1, 0, { counters: { hp: 60 } }))).toBe(2);
  expect(retreatOf(printed, card(1, 0, { counters: { hp: 60, retreat: 0 } }))).toBe(0);
  expect(retreatOf(undefined, undefined)).toBe(0);
  expect(strongPoison(card(1, 0, { counters: { poison: 3 } }))).toBe(30);
  expect(strongPoison(card(1, 0, { counters: {} }))).toBeUndefined();
});

test('damage leaves HP, and never less than none', () => {
  expect(hpOf(card(1, 0, { counters: { hp: 120, damage: 50 } }))).toEqual({ left: 70, of: 120 });
  expect(hpOf(card(1, 0, { counters: { hp: 60, damage: 90 } }))).toEqual({ left: 0, of: 60 });
  expect(hpOf(card(1, 0, { counters: {} }))).toBeUndefined();
  expect(hpOf(undefined)).toBeUndefined();
});

test('a condition that turns the card is distinguished from markers and from other effects', () => {
  const pokemon = card(1, 0, { marks: ['Poisoned', 'Confused', 'cannot attack', 'cannot attack', 'Burned'] });
  expect(turnedBy(pokemon)).toBe('Confused');
  expect(conditionsOf(pokemon)).toEqual(['Confused', 'Poisoned', 'Burned']);
  expect(effectsOn(pokemon)).toEqual(['cannot attack']);
  expect(turnedBy(card(1, 0, { marks: ['face down'] }))).toBeUndefined();
  expect(effectsOn(card(1, 0, { marks: ['face down'] }))).toEqual([]);
});

test('badges of this turn belong to the seat whose turn it is, markers to both', () => {
  const view = viewWith({ 'Energy attached': 1, retreated: 0, 'VSTAR Power used': 1 });
  expect(badgesOf(view, 0)).toEqual(['counter Energy attached', 'counter VSTAR Power used']);
  expect(badgesOf(view, 1)).toEqual(['counter VSTAR Power used']);
});

test('the parts of a match have the names of steps', () => {
  expect(stepOf({ turnNumber: 0, part: 'coin flip' })).toBe('coin flip');
  expect(stepOf({ turnNumber: 0, part: 'place' })).toBe('setup');
  expect(stepOf({ turnNumber: 4, part: 'checkup' })).toBe('checkup');
  expect(stepOf({ turnNumber: 4, part: 'draw' })).toBe('main');
});

test('free places on the Bench, also where it holds more than five', () => {
  const seat = { seat: 0, name: '', counters: {}, zones: { bench: [1, 2] } };
  expect(freePlaces(seat)).toBe(3);
  expect(freePlaces({ ...seat, zones: { bench: [1, 2, 3, 4, 5, 6, 7] } })).toBe(0);
});

test('screen readers announce sudden death', () => {
  const telling = { label: (key: string) => key, card: (handle: number) => `card ${handle}`, seat: String };
  expect(spokenLines(viewWith({}), telling)).toEqual([]);
  expect(spokenLines(viewWith({}, { suddenDeaths: 1 }), telling)).toEqual(['table sudden death']);
});
