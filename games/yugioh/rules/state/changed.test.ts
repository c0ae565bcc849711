/** Remembered results are found again after every change that they read. */
import type { CardId } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { contextOf } from '../../game.ts';
import { stage } from '../../staging/position.ts';
import { activationPieces } from '../chain/offers.ts';
import { drawCards } from '../changes/life.ts';
import { changePosition } from '../changes/summoning.ts';
import { valuesOf } from '../facts/values.ts';
import { changed, timeChanged } from './changed.ts';
import { countFor, derivedOf } from './derived.ts';
import type { G } from './state.ts';
import { READS, readsOf } from './ways.ts';

const DESTROYS_DEFENDERS = { do: 'destroy', what: { kind: 'monster', position: 'defense' } };

function position(hand: readonly object[], monster: object): G {
  const { state, setup } = stage({
    edition: '9.0',
    turn: 'Ana',
    phase: 'main 1',
    seats: { Ana: { hand, monsters: [monster], deck: ['Dark Hole', 'Dark Hole'] }, Bob: { deck: ['Dark Hole'] } },
  });
  return contextOf(state, setup);
}

const spell = (effect: object): object => ({ spell: 'Test', icon: 'quick-play', effects: [effect] });
const monster = (...effects: object[]): object => ({ monster: 'Tester', atk: 1000, def: 1000, effects });
/** How many sentences the first card of the hand can begin. */
const uses = (g: G): number =>
  activationPieces(g, 0, 'open').filter(({ card }) => card === g.state.players[0]?.hand[0]).length;
const its = (g: G): CardId => g.state.players[0]?.monsters[0] as CardId;
const atk = (g: G): number => valuesOf(g, its(g)).atk;

describe('whether something can be activated', () => {
  test('is found out again after a draw if a card of the hand is the cost', () => {
    const cost = [{ pay: 'discard', what: {}, count: 1 }];
    const g = position([spell({ kind: 'activate', cost, effects: [{ do: 'draw', who: 'you', count: 1 }] })], monster());
    expect(uses(g)).toBe(0);
    drawCards(g, 0, 1, 'rule');
    expect(uses(g)).toBe(1);
  });

  test('is found out again after a change of position if the text names one', () => {
    const g = position([spell({ kind: 'activate', effects: [DESTROYS_DEFENDERS] })], monster());
    expect(uses(g)).toBe(0);
    changePosition(g, its(g), 'defense');
    expect(uses(g)).toBe(1);
  });

  test('is found out again in another phase if the text names one', () => {
    const condition = { if: 'phase', phase: 'main 2' };
    const effects = [{ do: 'draw', who: 'you', count: 1 }];
    const g = position(
      [spell({ kind: 'activate', effects: [{ do: 'if', condition, effects, otherwise: [DESTROYS_DEFENDERS] }] })],
      monster(),
    );
    expect(uses(g)).toBe(0);
    g.state.step = 'main 2';
    timeChanged(g);
    expect(uses(g)).toBe(1);
  });

  test('stays known after small changes that it does not read', () => {
    const g = position([spell({ kind: 'activate', effects: [{ do: 'destroy', what: { kind: 'spell' } }] })], monster());
    uses(g);
    const before = countFor(derivedOf(g).counts, 0);
    timeChanged(g);
    changePosition(g, its(g), 'defense');
    drawCards(g, 0, 1, 'rule');
    expect(countFor(derivedOf(g).counts, 0)).toBe(before);
    changed(g);
    expect(countFor(derivedOf(g).counts, 0)).toBeGreaterThan(before);
  });
});

describe('the ATK of a monster', () => {
  test('is found out again after a draw if it depends on the hand', () => {
    const gives = { atk: { count: { in: 'hand', of: 'you' }, times: 100 } };
    const g = position([], monster({ kind: 'continuous', of: 'this', gives }));
    expect(atk(g)).toBe(1000);
    drawCards(g, 0, 1, 'rule');
    expect(atk(g)).toBe(1100);
  });

  test('is found out again after a change of position if it depends on positions', () => {
    const g = position([], monster({ kind: 'continuous', of: { position: 'defense' }, gives: { atk: 500 } }));
    expect(atk(g)).toBe(1000);
    changePosition(g, its(g), 'defense');
    expect(atk(g)).toBe(1500);
  });
});

test('a text reads what its words name', () => {
  expect(readsOf(undefined)).toBe(0);
  expect(readsOf([{ do: 'destroy', what: { kind: 'spell' } }])).toBe(0);
  expect(readsOf([{ do: 'return', what: { kind: 'spell' }, to: 'extra' }])).toBe(0);
  expect(readsOf([{ do: 'modify', what: { kind: 'monster' }, until: 'end phase' }])).toBe(0);
  expect(readsOf({ if: 'turn', of: 'you' })).toBe(READS.time);
  expect(readsOf([{ do: 'synchro summon' }])).toBe(READS.time);
  expect(readsOf(DESTROYS_DEFENDERS)).toBe(READS.positions);
  expect(readsOf({ pay: 'discard', what: {} })).toBe(READS.hands);
});
