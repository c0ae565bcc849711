import { StagingMistake } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../game.ts';
import { staging } from '../staging.ts';

type Position = Readonly<Record<string, unknown>>;

function mistakeIn(position: Position): { readonly at: string; readonly message: string } {
  try {
    staging.stage({ edition: 'fifth', ...position });
  } catch (error) {
    if (error instanceof StagingMistake) return { at: error.at.join('.'), message: error.message };
    throw error;
  }
  throw new Error('Nothing is wrong with this position.');
}

function reader(position: Position): (path: string) => unknown {
  const { setup, state, names } = staging.stage({ edition: 'fifth', ...position });
  const g = contextOf(state, setup);
  return (path) => staging.read(g, path.split('.'), names);
}

describe('A position', () => {
  it.each<[string, Position, string, RegExp]>([
    [
      'a wrong key of a seat',
      { seats: { Sara: { pol: 3 }, Alex: {} } },
      'seats.Sara.pol',
      /Expected one of the keys pool/,
    ],
    [
      'a pool that is no number',
      { seats: { Sara: { pool: 'x' }, Alex: {} } },
      'seats.Sara.pool',
      /whole number of at least 1, not "x"/,
    ],
    ['one seat', { seats: { Sara: {} } }, 'seats', /2 to 6 seats, not 1/],
    [
      'an unknown card',
      { seats: { Sara: { hand: ['Bondnig'] }, Alex: {} } },
      'seats.Sara.hand.0',
      /did you mean Bonding/,
    ],
    [
      'a vampire in the hand',
      { seats: { Sara: { hand: ['Sully'] }, Alex: {} } },
      'seats.Sara.hand.0',
      /expected a library card/,
    ],
    [
      'a location that is ready',
      { seats: { Sara: { ready: ['The Barrens'] }, Alex: {} } },
      'seats.Sara.ready.0',
      /expected a vampire or an ally/,
    ],
    [
      'an ally with blood',
      { seats: { Sara: { ready: [{ ally: 'Gang', blood: 2 }] }, Alex: {} } },
      'seats.Sara.ready.0.blood',
      /expected life/,
    ],
    [
      'more blood than capacity',
      { seats: { Sara: { ready: [{ vampire: 'Rex', blood: 6 }] }, Alex: {} } },
      'seats.Sara.ready.0.blood',
      /from 0 to 5, not 6/,
    ],
    [
      'a locked card in hand',
      { seats: { Sara: { hand: [{ card: 'Bonding', locked: true }] }, Alex: {} } },
      'seats.Sara.hand.0.locked',
      /Expected one of the keys/,
    ],
    [
      'printed values on a real card',
      { seats: { Sara: { ready: [{ card: 'Sully', capacity: 9 }] }, Alex: {} } },
      'seats.Sara.ready.0.capacity',
      /Expected one of the keys/,
    ],
    [
      'two kinds of card in one',
      { seats: { Sara: { ready: [{ card: 'Sully', vampire: 'Rex' }] }, Alex: {} } },
      'seats.Sara.ready.0',
      /exactly one of the keys/,
    ],
    [
      'a Discipline of mixed case',
      { seats: { Sara: { ready: [{ vampire: 'Rex', disciplines: ['Dom'] }] }, Alex: {} } },
      'seats.Sara.ready.0.disciplines.0',
      /dom for basic or DOM for superior/,
    ],
    [
      'an unknown title',
      { seats: { Sara: { ready: [{ vampire: 'Rex', title: 'king' }] }, Alex: {} } },
      'seats.Sara.ready.0.title',
      /prince of Chicago/,
    ],
    [
      'an unknown sect',
      { seats: { Sara: { ready: [{ vampire: 'Rex', sect: 'Guild' }] }, Alex: {} } },
      'seats.Sara.ready.0.sect',
      /Expected a sect/,
    ],
    [
      'a name that is taken',
      { seats: { Sara: { hand: [{ card: 'Bonding', as: 'Alex' }] }, Alex: {} } },
      'seats.Sara.hand.0.as',
      /called Alex already/,
    ],
    ['an unknown seat at turn', { seats: { Sara: {}, Alex: {} }, turn: 'Tom' }, 'turn', /one of Sara, Alex/],
    ['an unknown phase', { seats: { Sara: {}, Alex: {} }, phase: 'combat' }, 'phase', /unlock, master, minion/],
    ['an Edge of nobody known', { seats: { Sara: {}, Alex: {} }, edge: 'nobody' }, 'edge', /Sara, Alex, none/],
    [
      'a controller of a card that is on none',
      { seats: { Sara: { ready: [{ vampire: 'Rex', by: 'Alex' }] }, Alex: {} } },
      'seats.Sara.ready.0.by',
      /on another one/,
    ],
  ])('with %s is refused at its place', (_, position, at, message) => {
    const mistake = mistakeIn(position);
    expect(mistake.at).toBe(at);
    expect(mistake.message).toMatch(message);
  });

  it('has the usual values where it says nothing', () => {
    const read = reader({ seats: { Sara: {}, Alex: {} } });
    expect(['pool', 'vp', 'hand_size', 'ousted'].map((key) => read(`Sara.${key}`))).toEqual([30, 0, 7, false]);
    expect(read('Sara.library')).toHaveLength(20);
    expect(read('Sara.crypt')).toHaveLength(4);
    expect(['turn', 'phase', 'edge', 'result'].map(read)).toEqual(['Sara', 'minion', 'none', 'none']);
  });

  it('finds names blind to case, accents and articles', () => {
    const read = reader({ seats: { Sara: { in_play: ['barrens'], ready: ['flavio goncalves'] }, Alex: {} } });
    expect(read('Sara.in_play')).toEqual(['The Barrens']);
    expect(read('Sara.ready')).toEqual(['Flávio Gonçalves']);
  });

  it('distinguishes copies by the names that it gives them', () => {
    const gang = { card: 'Loyal Street Gang', as: 'Gang', life: 1 };
    const read = reader({ seats: { Sara: { ready: [gang] }, Alex: { ready: ['Loyal Street Gang'] } } });
    expect(read('Sara.ready')).toEqual(['Gang']);
    expect([read('Gang.life'), read('Loyal Street Gang.life'), read('Loyal Street Gang.controller')]).toEqual([
      1,
      2,
      'Alex',
    ]);
  });

  it('puts invented cards on the table as they are described', () => {
    const read = reader({
      seats: {
        Sara: {
          ready: [
            {
              vampire: 'Rex',
              title: 'Toreador justicar',
              disciplines: ['dom', 'PRE'],
              with: [{ equipment: 'Knife', strength: 1 }],
            },
            { vampire: 'Ada', title: 'bishop', locked: true },
            { ally: 'Gang', life: 3, bleed: 2 },
          ],
          uncontrolled: [{ vampire: 'Bea' }],
        },
        Alex: {},
      },
    });
    const of = (name: string, ...keys: string[]): unknown[] => keys.map((key) => read(`${name}.${key}`));
    expect(of('Rex', 'title', 'clan', 'sect', 'capacity', 'blood', 'strength', 'votes', 'with')).toEqual([
      'Toreador justicar',
      'Toreador',
      'Camarilla',
      5,
      5,
      2,
      3,
      ['Knife'],
    ]);
    expect(of('Rex', 'disciplines')).toEqual([['dom', 'PRE']]);
    expect(of('Ada', 'title', 'sect', 'locked')).toEqual(['bishop', 'Sabbat', true]);
    expect(of('Gang', 'life', 'bleed', 'strength', 'zone')).toEqual([3, 2, 1, 'ready']);
    expect(of('Bea', 'blood', 'controller', 'zone')).toEqual([0, 'none', 'uncontrolled']);
    expect(of('Knife', 'zone', 'controller')).toEqual(['in_play', 'Sara']);
  });

  it('keeps the library with its first card on top', () => {
    const { state, setup } = staging.stage({
      edition: 'fifth',
      seats: { Sara: { library: ['Bonding', 'Deflection'] }, Alex: {} },
    });
    const g = contextOf(state, setup);
    const names = state.players[0]?.zones.library.map((id) => g.defs[state.cards[id]?.def ?? -1]?.name);
    expect(names?.slice(-3)).toEqual(['Blank', 'Deflection', 'Bonding']);
    expect(names).toHaveLength(22);
  });
});

describe('A path', () => {
  const read = reader({ seats: { Sara: { hand: ['Bonding', 'Bonding'] }, Alex: {} } });

  it.each([
    ['pol', /no path pol; expected one of edge, turn, phase, result/],
    ['Sara.pol', /Sara has no pol; expected one of pool/],
    ['Bonding.zone', /2 cards are called Bonding/],
    ['Deflection.zone', /no seat and no card called Deflection/],
    ['action.kin', /action has no kin; expected one of by/],
    ['Sara.hand.size', /two parts at most/],
  ])('%s that leads nowhere says what there is', (path, message) => {
    expect(() => read(path)).toThrow(Mistake);
    expect(() => read(path)).toThrow(message);
  });

  it('of an action, a combat or a referendum leads to none while there is none', () => {
    expect(['action.by', 'action.state', 'combat.range', 'referendum.passed'].map(read)).toEqual([
      'none',
      'none',
      'none',
      'none',
    ]);
  });
});

it('of several cards of a name one is meant by its id, as the message about them says', () => {
  const seats = (card: string): Position => ({ seats: { Sara: { ready: [{ card, as: 'Theo' }] }, Alex: {} } });
  expect(mistakeIn(seats('Theo Bell')).message).toContain('expected one of theo-bell, theo-bell-g2');
  expect(reader(seats('theo-bell'))('Theo.zone')).toBe('ready');
  expect(reader(seats('theo-bell-g2'))('Theo.zone')).toBe('ready');
});
