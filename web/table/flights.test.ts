/** The flights over the tables of all games, by the events that their rules emit. */
import type { View } from '@praxis/engine';
import type { SentEvent } from '@praxis/protocol';
import { describe, expect, test } from 'vitest';
import { flights as magic } from '../games/magic/flights.ts';
import { flights as pokemon } from '../games/pokemon/flights.ts';
import { flights as rivals } from '../games/rivals/flights.ts';
import { flights as vtes } from '../games/vtes/flights.ts';
import { flights as yugioh } from '../games/yugioh/flights.ts';
import { exchanges, gathered } from './flights.ts';
import type { Step } from './travel.ts';

const event = (type: string, data: SentEvent['data']): SentEvent => ({ type, data, turn: 1 });
const card = (handle: number): { readonly handle: number } => ({ handle });

function step(
  events: readonly SentEvent[],
  where: object = {},
  controllers: Readonly<Record<number, number>> = {},
): Step {
  const cards = Object.fromEntries(
    Object.entries(controllers).map(([handle, controller]) => [
      handle,
      { handle: Number(handle), owner: 0, controller },
    ]),
  );
  const view = { viewer: 0, seats: [], cards, where } as unknown as View;
  return { before: view, after: view, events };
}

describe('VTES', () => {
  test('pool goes to the vampire that is influenced, once', () => {
    const events = [
      event('pool', { seat: 0, change: -1, card: card(7) }),
      event('counters', { card: card(7), change: 1, now: 1 }),
      event('pool', { seat: 0, change: -1, card: card(7) }),
      event('counters', { card: card(7), change: 1, now: 2 }),
    ];
    expect(gathered(vtes(step(events)))).toEqual([{ from: { seat: 0 }, to: { card: 7 }, amount: 2, kind: 'blood' }]);
  });

  test('a bleed goes from the minion to the player; pool that is burned flies nowhere', () => {
    const events = [event('bled', { by: card(3), seat: 1, amount: 2 }), event('pool', { seat: 1, change: -2 })];
    expect(vtes(step(events))).toEqual([{ from: { card: 3 }, to: { seat: 1 }, amount: 2, kind: 'damage' }]);
  });

  test('a blow comes from the other one in combat, and blood is stolen', () => {
    const combat = { acting: 3, opposing: 4 };
    const hurt = event('damage', { card: card(4), normal: 2, aggravated: 1 });
    expect(vtes(step([hurt], { combat }))).toEqual([{ from: { card: 3 }, to: { card: 4 }, amount: 3, kind: 'damage' }]);
    const stolen = [event('counters', { card: card(4), change: -2 }), event('counters', { card: card(3), change: 2 })];
    expect(vtes(step(stolen))).toEqual([{ from: { card: 4 }, to: { card: 3 }, amount: 2, kind: 'blood' }]);
  });

  test('votes go to their side of the tally, the Edge to its new holder, a victory point to the predator', () => {
    const cast = event('votes cast', { seat: 2, side: 'for', votes: 2, card: card(9) });
    expect(vtes(step([cast]))).toEqual([{ from: { card: 9 }, to: { named: 'votes for' }, amount: 2, kind: 'vote' }]);
    const edge = step([event('edge', { seat: 1 })], { edge: 0 });
    expect(vtes(edge)).toEqual([{ from: { seat: 0 }, to: { seat: 1 }, amount: 1, kind: 'token' }]);
    const ousted = [event('ousted', { seat: 2, predator: 1 }), event('victory point', { seat: 1, now: 1 })];
    expect(vtes(step(ousted))).toEqual([{ from: { seat: 2 }, to: { seat: 1 }, amount: 1, kind: 'prize' }]);
  });
});

test('Magic: damage comes from its source once, and life from the card that gives it', () => {
  const hurt = [
    event('damage', { source: card(5), seat: 1, amount: 3 }),
    event('life', { seat: 1, change: -3, now: 17 }),
  ];
  expect(magic(step(hurt))).toEqual([{ from: { card: 5 }, to: { seat: 1 }, amount: 3, kind: 'damage' }]);
  const gained = [event('resolves', { card: card(6) }), event('life', { seat: 0, change: 4, now: 24 })];
  expect(magic(step(gained))).toEqual([{ from: { card: 6 }, to: { seat: 0 }, amount: 4, kind: 'heal' }]);
});

test('Pokémon: damage comes from the attacker, healing from the card that heals', () => {
  const events = [
    event('damage', { by: card(1), card: card(2), amount: 60 }),
    event('played', { seat: 0, card: card(8) }),
    event('healed', { card: card(1), amount: 30 }),
  ];
  expect(pokemon(step(events))).toEqual([
    { from: { card: 1 }, to: { card: 2 }, amount: 60, kind: 'damage' },
    { from: { card: 8 }, to: { card: 1 }, amount: 30, kind: 'heal' },
  ]);
});

test('Yu-Gi-Oh!: battle damage comes from the monster of the other player, effect damage from the effect', () => {
  const attack = { attacker: 3, target: 4, state: 'damage' };
  const battle = step([event('life', { seat: 0, change: -500, cause: 'battle' })], { attack }, { 3: 0, 4: 1 });
  expect(yugioh(battle)).toEqual([{ from: { card: 4 }, to: { seat: 0 }, amount: 500, kind: 'damage' }]);
  const effect = [event('resolves', { card: card(9) }), event('life', { seat: 1, change: -800, cause: 'effect' })];
  expect(yugioh(step(effect))).toEqual([{ from: { card: 9 }, to: { seat: 1 }, amount: 800, kind: 'damage' }]);
});

describe('Rivals', () => {
  test('blows and Prestige come from the attacker', () => {
    const attack = { by: 3, on: 4, seat: 0 };
    const events = [event('damage', { card: card(4), amount: 2 }), event('prestige', { seat: 1, change: -2 })];
    expect(rivals(step(events, { attack }))).toEqual([
      { from: { card: 3 }, to: { card: 4 }, amount: 2, kind: 'damage' },
      { from: { card: 3 }, to: { seat: 1 }, amount: 2, kind: 'damage' },
    ]);
  });

  test('Prestige that another player gains goes over to that player; influence goes to its side', () => {
    const events = [event('prestige', { seat: 1, change: -2 }), event('prestige', { seat: 0, change: 2 })];
    expect(rivals(step(events, { attack: { by: 3, on: 4, seat: 0 } }))).toEqual([
      { from: { seat: 1 }, to: { seat: 0 }, amount: 2, kind: 'token' },
    ]);
    const voted = event('voted', { seat: 2, word: 'no', open: 3 });
    expect(rivals(step([voted]))).toEqual([
      { from: { seat: 2 }, to: { named: 'influence no' }, amount: 3, kind: 'vote' },
    ]);
  });
});

test('only neighbours that are equal are one exchange', () => {
  const at = (seat: number, change: number) => ({ at: { seat }, change });
  expect(exchanges([at(0, -1), undefined, at(1, 1)], 'token')).toEqual([]);
  expect(exchanges([at(0, -1), at(1, 2)], 'token')).toEqual([]);
  expect(exchanges([at(0, 3), at(1, -3), at(2, 3)], 'token')).toHaveLength(1);
});
