import { card, SETUP, tinyGame } from '@praxis/testkit/tiny.ts';
import { describe, expect, test } from 'vitest';
import { bit, EVERYBODY, eventFor, knows, mix, refer, renew } from './cards.ts';
import type { BaseState } from './game.ts';

/** Five cards: known to nobody, to seat 0, to seat 1, to both of them, to everybody. */
const state = (): BaseState =>
  tinyGame(function* () {}, {
    cards: [
      [0, 0, 0],
      [0, 1, bit(0)],
      [1, 2, bit(1)],
      [1, 3, bit(0) | bit(1)],
      [1, 4, EVERYBODY],
    ],
  }).start(SETUP);

describe('A card', () => {
  test('is known by the seats that have seen it; a spectator knows what everybody knows', () => {
    const known = state().cards.map((each) => [0, 1, 2, 'spectator' as const].filter((viewer) => knows(each, viewer)));
    expect(known).toEqual([[], [0], [1], [0, 1], [0, 1, 2, 'spectator']]);
  });

  test('gets a handle that was never given before', () => {
    const table = state();
    const before = table.cards.map(({ handle }) => handle);
    renew(table, card(2));
    renew(table, card(3));
    expect(before).not.toContain(table.cards[2]?.handle);
    expect(new Set(table.cards.map(({ handle }) => handle)).size).toBe(5);
  });
});

describe('Mixing', () => {
  test('clears all knowledge and gives new handles, so that nobody can follow a card', () => {
    const table = state();
    const before = table.cards.map(({ handle }) => handle);
    const zone = [1, 2, 3, 4].map(card);
    mix(table, zone);
    expect([...zone].sort()).toEqual([1, 2, 3, 4]);
    for (const id of zone) {
      expect(table.cards[id]?.seen).toBe(0);
      expect(before).not.toContain(table.cards[id]?.handle);
    }
    // New handles in the mixed order reveal nothing of the old order.
    const handles = zone.map((id) => table.cards[id]?.handle as number);
    expect(handles).toEqual([...handles].sort((a, b) => a - b));
    expect(table.cards[0]).toMatchObject({ handle: before[0] });
  });
});

describe('An event', () => {
  const placed = (id: number): unknown => refer(state(), card(id), true);
  const lost = (id: number): unknown => refer(state(), card(id), false);

  test('shows a card with its face to those who know it', () => {
    const event = { type: 'played', card: placed(3) };
    expect(eventFor(event, 0)).toEqual({ type: 'played', card: { handle: 4, def: 3 } });
    expect(eventFor(event, 2)).toEqual({ type: 'played', card: { handle: 4 } });
    expect(eventFor(event, 'spectator')).toEqual({ type: 'played', card: { handle: 4 } });
    expect(eventFor({ type: 'played', card: placed(4) }, 'spectator').card).toEqual({ handle: 5, def: 4 });
  });

  test('shows nothing of an unknown card whose place is not public', () => {
    const event = { type: 'drawn', seat: 1, card: lost(2) };
    expect(eventFor(event, 1)).toEqual({ type: 'drawn', seat: 1, card: { handle: 3, def: 2 } });
    expect(eventFor(event, 0)).toEqual({ type: 'drawn', seat: 1, card: {} });
  });

  test('is gone through in all its depth', () => {
    const event = {
      type: 'shown',
      cards: [placed(0), placed(4)],
      next: { of: [{ card: lost(2) }], word: 'x' },
      none: null,
    };
    expect(eventFor(event, 0)).toEqual({
      type: 'shown',
      cards: [{ handle: 1 }, { handle: 5, def: 4 }],
      next: { of: [{ card: {} }], word: 'x' },
      none: null,
    });
    expect(JSON.stringify(eventFor(event, 0))).not.toContain('seen');
  });

  test('has secrets for some seats only, and their cards are shown to those who know them', () => {
    const event = { type: 'looked', seat: 0, to: bit(0) | bit(2), secret: { cards: [placed(1)], amount: 3 } };
    expect(eventFor(event, 0)).toEqual({ type: 'looked', seat: 0, cards: [{ handle: 2, def: 1 }], amount: 3 });
    expect(eventFor(event, 2)).toEqual({ type: 'looked', seat: 0, cards: [{ handle: 2 }], amount: 3 });
    for (const viewer of [1, 'spectator'] as const)
      expect(eventFor(event, viewer)).toEqual({ type: 'looked', seat: 0 });
    expect(eventFor({ type: 'looked', secret: { amount: 3 } }, 0)).toEqual({ type: 'looked' });
  });

  test('is left as it was', () => {
    const event = { type: 'played', card: placed(0), to: 1, secret: { amount: 3 } };
    const before = JSON.stringify(event);
    eventFor(event, 2);
    expect(JSON.stringify(event)).toBe(before);
  });
});
