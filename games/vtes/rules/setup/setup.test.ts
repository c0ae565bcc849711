import { Mistake } from '@praxis/engine';
import { describe, expect, it } from 'vitest';
import { blankDeck } from '../../decks/index.ts';
import { matchOf } from '../../testing.ts';
import { predatorOf, preyOf } from '../facts/seats.ts';
import { cardOf } from '../state/state.ts';

const FOUR = ['Sara', 'Alex', 'Nora', 'Tom'];

describe('V-SET Setup', () => {
  it('V-SET-001, V-SET-003 seats are as given; the prey sits on the left, the predator on the right', () => {
    const { g } = matchOf(FOUR);
    expect([0, 1, 2, 3].map((seat) => preyOf(g, seat))).toEqual([1, 2, 3, 0]);
    expect([0, 1, 2, 3].map((seat) => predatorOf(g, seat))).toEqual([3, 0, 1, 2]);
    const two = matchOf(['Sara', 'Alex']).g;
    expect([preyOf(two, 0), predatorOf(two, 0), preyOf(two, 1), predatorOf(two, 1)]).toEqual([1, 1, 0, 0]);
  });

  it.each(['2000', 'third', 'fifth'])(
    'V-SET-002 D-019 the first player is chosen at random in %s (V-AMB-22)',
    (edition) => {
      const starts = new Set<number>();
      for (let i = 0; i < 40; i++) starts.add(matchOf(FOUR, { edition, seed: `start ${i}` }).g.state.turn);
      expect([...starts].sort()).toEqual([0, 1, 2, 3]);
    },
  );

  it('V-SET-004, V-SET-005 everybody starts with 30 pool, and the Edge is in the centre', () => {
    const { g } = matchOf(FOUR);
    expect(g.state.players.map(({ pool }) => pool)).toEqual([30, 30, 30, 30]);
    expect(g.state.edge).toBeUndefined();
  });

  it('V-SET-006, V-SET-010 the controlled region is ready and torpor region, and starts empty', () => {
    for (const { zones } of matchOf(FOUR).g.state.players) {
      expect(zones.ready).toEqual([]);
      expect(zones.torpor).toEqual([]);
      expect(zones.in_play).toEqual([]);
    }
  });

  it('V-SET-007 library and crypt are shuffled, from the seed and without leaving traces', () => {
    const order = (seed: string): number[] =>
      matchOf(FOUR, { seed })
        .player('Sara')
        .zones.crypt.map((id) => id);
    expect(order('a')).toEqual(order('a'));
    expect(order('a')).not.toEqual(order('b'));
    const { g } = matchOf(FOUR);
    for (const { zones } of g.state.players)
      for (const id of [...zones.library, ...zones.crypt]) expect(cardOf(g, id).seen).toBe(0);
  });

  it('V-SET-008 seven cards are the starting hand', () => {
    for (const { zones } of matchOf(FOUR).g.state.players) {
      expect(zones.hand.length).toBe(7);
      expect(zones.library.length).toBe(60 - 7);
    }
  });

  it('V-SET-009 four crypt cards lie face down in the uncontrolled region', () => {
    const { g } = matchOf(FOUR);
    for (const { zones } of g.state.players) {
      expect(zones.uncontrolled.length).toBe(4);
      for (const id of zones.uncontrolled) expect(cardOf(g, id).play).toMatchObject({ faceDown: true, counters: 0 });
    }
  });

  it('V-SET-011 a player sees his own hand and uncontrolled cards, nobody else does', () => {
    const { match, g } = matchOf(FOUR);
    const { hand, uncontrolled } = g.state.players[0]!.zones;
    const known = (viewer: number | 'spectator', ids: readonly number[]): number =>
      ids.filter((id) => match.view(viewer).cards[cardOf(g, id as never).handle]?.name !== undefined).length;
    expect(known(0, hand)).toBe(7);
    expect(known(0, uncontrolled)).toBe(4);
    for (const viewer of [1, 'spectator'] as const) {
      expect(known(viewer, hand)).toBe(0);
      expect(known(viewer, uncontrolled)).toBe(0);
      expect(match.view(viewer).seats[0]?.zones.hand).toBe(7);
      expect(match.view(viewer).seats[0]?.zones.uncontrolled).toHaveLength(4);
    }
  });

  it('V-SET-012 turns pass clockwise, from each player to his prey', () => {
    const table = matchOf(FOUR);
    const first = table.g.state.turn;
    const turns = [1, 2, 3, 4, 5].map((number) => table.until(({ g }) => g.state.turnNumber === number).g.state.turn);
    expect(turns).toEqual([0, 1, 2, 3, 0].map((offset) => (first + offset) % 4));
  });

  it('V-SET-013 D-020 with ante everybody sets aside the top card of the library, face up, before hands are drawn', () => {
    const { g } = matchOf(FOUR, { edition: '2000', options: { ante: true } });
    for (const { ante, zones } of g.state.players) {
      expect(ante.length).toBe(1);
      expect(zones.removed).toEqual(ante);
      expect(cardOf(g, ante[0]!).seen).toBe(0xff);
      expect(zones.hand.length).toBe(7);
      expect(zones.library.length).toBe(60 - 8);
    }
    expect(matchOf(FOUR, { edition: '2000' }).g.state.players[0]?.ante).toEqual([]);
  });

  it.each(['third', 'fifth'])('V-SET-013 D-020 there is no ante in %s', (edition) => {
    expect(() => matchOf(FOUR, { edition, options: { ante: true } })).toThrow(Mistake);
  });

  // The fifth edition is written for four or five; nothing in it fails with fewer or more, so nobody is turned away.
  it.each(['2000', 'third', 'fifth'])('V-GEN-031 D-001 two to six players sit at a table of %s', (edition) => {
    const deck = blankDeck();
    const seats = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `${i}`, deck }));
    for (const count of [1, 7]) expect(() => matchOf([], { edition, seats: seats(count) })).toThrow(Mistake);
    for (const count of [2, 6]) expect(() => matchOf([], { edition, seats: seats(count) })).not.toThrow();
  });

  it('names the faults of a setup', () => {
    expect(() => matchOf([], { seats: [{ name: 'Sara' }, { name: 'Alex' }] })).toThrow(/Sara has no deck/);
    expect(() =>
      matchOf([], {
        seats: [
          { name: 'Sara', deck: { Nonsense: 1 } },
          { name: 'Alex', deck: {} },
        ],
      }),
    ).toThrow(/Nonsense/);
    expect(() => matchOf(FOUR, { options: { turnLimit: 0 } })).toThrow(/turn limit/);
  });
});
