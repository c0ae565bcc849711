import { describe, expect, it } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { layCard, tableAt } from '../../testing.ts';

const event = (name: string): CardDef => ({
  id: name.toLowerCase(),
  name,
  kind: 'library',
  types: ['event'],
  modes: [{ effects: [{ do: 'put in play' }] }],
});
const MORE: CardDef = {
  id: 'more',
  name: 'More',
  kind: 'library',
  types: ['master'],
  abilities: [{ always: 'modify', stat: 'discard actions', amount: 1, of: 'controller' }],
};
const tithe = (name: string, amount: number): CardDef => ({
  id: name.toLowerCase(),
  name,
  kind: 'library',
  types: ['master'],
  abilities: [
    {
      trigger: 'your unlock phase',
      effects: [{ do: amount > 0 ? 'gain pool' : 'burn pool', who: 'you', amount: Math.abs(amount) }],
    },
  ],
});
const FEED: CardDef = {
  id: 'feed',
  name: 'Feed',
  kind: 'library',
  types: ['master'],
  abilities: [
    {
      trigger: 'your unlock phase',
      optional: true,
      choose: [{ name: 'target', card: { is: 'vampire', in: 'ready', of: 'you' } }],
      effects: [{ do: 'gain blood', card: 'the target', amount: 1 }],
    },
  ],
};
const INVENTED = [event('Dawn'), event('Dusk'), MORE, tithe('Gift', 2), tithe('Toll', -2), FEED];

const lay =
  (seat: number, ...names: string[]) =>
  (g: Parameters<typeof layCard>[0]): void => {
    for (const name of names)
      layCard(g, seat, g.cards.brought.some((def) => def.name === name && def.abilities) ? 'ready' : 'hand', name);
  };

describe('The discard phase', () => {
  it.each(['third', 'fifth'])(
    'V-DIS-001, V-EVT-001 effects give more actions, but one event per phase at most: %s',
    (edition) => {
      const table = tableAt(
        { edition, seats: { Sara: { hand: ['Bonding'] }, Alex: {} }, phase: 'discard' },
        lay(0, 'More', 'Dawn', 'Dusk'),
        INVENTED,
      );
      expect(table.player('Sara').discardActions).toBe(2);
      table.say('Sara', 'plays Dawn');
      expect(table.offered('Sara')).toContain('Sara discards Dusk');
      expect(table.offered('Sara')).not.toContain('Sara plays Dusk');
      expect(table.match.explain(0, 'plays Dusk').reasons.map(({ rule }) => rule)).toContain('V-EVT-001');
      table.say('Sara', 'discards Dusk');
      expect(table.player('Sara').discardActions).toBe(0);
    },
  );
});

describe('Effects of the unlock phase', () => {
  it('V-UNL-002 the player orders the automatic effects', () => {
    const table = tableAt(
      { seats: { Sara: { pool: 1 }, Alex: {} }, turn: 'Sara', phase: 'unlock' },
      lay(0, 'Gift', 'Toll'),
      INVENTED,
    );
    expect(table.offered('Sara')).toEqual(expect.arrayContaining(['Sara carries out Gift', 'Sara carries out Toll']));
    table.say('Sara', 'carries out Gift');
    table.until(({ g }) => g.state.phase !== 'unlock');
    expect(table.player('Sara').pool).toBe(1);
    expect(table.player('Sara').ousted).toBe(false);
  });

  it('V-UNL-002 in the other order the same effects oust', () => {
    const table = tableAt(
      { seats: { Sara: { pool: 1 }, Alex: {}, Nora: {} }, turn: 'Sara', phase: 'unlock' },
      lay(0, 'Gift', 'Toll'),
      INVENTED,
    );
    table.say('Sara', 'carries out Toll');
    expect(table.player('Sara').ousted).toBe(true);
  });

  it('V-UNL-002 an optional effect asks its player, and happens once', () => {
    const table = tableAt(
      {
        seats: { Sara: { ready: [{ vampire: 'Krid', capacity: 5, blood: 2 }] }, Alex: {} },
        turn: 'Sara',
        phase: 'unlock',
      },
      lay(0, 'Feed'),
      INVENTED,
    );
    table.say('Sara', 'uses Feed on Krid');
    table.until(({ g }) => g.state.phase === 'minion');
    expect(table.read('Krid.blood')).toBe(3);
  });

  it('V-TURN-002 and need not happen', () => {
    const table = tableAt(
      {
        seats: { Sara: { ready: [{ vampire: 'Krid', capacity: 5, blood: 2 }] }, Alex: {} },
        turn: 'Sara',
        phase: 'unlock',
      },
      lay(0, 'Feed'),
      INVENTED,
    );
    table.until(({ g }) => g.state.phase === 'minion');
    expect(table.read('Krid.blood')).toBe(2);
  });
});

describe('The influence phase', () => {
  it('V-INF-009 an Imbued is influenced like a vampire, for its cost', () => {
    const imbued: CardDef = {
      id: 'hunter',
      name: 'Hunter',
      kind: 'imbued',
      capacity: 3,
      traits: ['no first conviction'],
    };
    const table = tableAt(
      { edition: 'third', seats: { Sara: {}, Alex: {} }, turn: 'Sara', phase: 'influence' },
      (g) => layCard(g, 0, 'uncontrolled', 'Hunter'),
      [imbued],
    );
    for (let i = 0; i < 4; i++) table.say('Sara', 'moves 1 pool to Hunter');
    table.until(({ g }) => g.state.turn === 1);
    expect(table.read('Sara.ready')).toEqual(['Hunter']);
    expect(table.g.state.cards[table.player('Sara').zones.ready[0]!]?.play?.counters).toBe(3);
  });
});
