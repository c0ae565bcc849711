import { describe, expect, it } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import type { CardDef } from '../../cards/language.ts';
import { STARTER_DECKS } from '../../decks/index.ts';
import { matchOf, tableAt } from '../../testing.ts';
import { EDITIONS, FIFTH, SECOND, THIRD } from '../state/editions.ts';
import { deckProblems } from './deck.ts';

const vampire = (name: string, group?: number | 'any', more: Partial<CardDef> = {}): CardDef => ({
  id: name.toLowerCase(),
  name,
  kind: 'vampire',
  capacity: 4,
  ...(group === undefined ? {} : { group }),
  ...more,
});
const DEFS: readonly CardDef[] = [
  vampire('One', 1),
  vampire('Two', 2),
  vampire('Three', 3),
  vampire('Any', 'any'),
  vampire('Old'),
  vampire('Marked', undefined, { traits: ['expansion symbol'] }),
  vampire('Two Advanced', 2, { advanced: true }),
  { id: 'paper', name: 'Paper', kind: 'library', types: ['master'], unique: true },
];

const rules = (deck: Record<string, number>, edition = FIFTH, players = 4): string[] =>
  deckProblems(deck, edition, DEFS, players).map(({ rule }) => rule);

describe('V-DECK Deck construction', () => {
  it('V-DECK-001 crypt and library are counted apart', () => {
    expect(rules({ One: 12, Paper: 60 })).toEqual([]);
    expect(rules({ Paper: 72 })).toEqual(['V-DECK-002']);
    expect(rules({ One: 12, Paper: 60, Nothing: 1 })).toEqual(['V-DECK-001']);
  });

  it('V-DECK-002, V-DECK-003 a crypt has at least 12 cards and no maximum', () => {
    expect(rules({ One: 11, Paper: 60 })).toEqual(['V-DECK-002']);
    expect(rules({ One: 12, Paper: 60 })).toEqual([]);
    expect(rules({ One: 120, Paper: 60 })).toEqual([]);
  });

  it('V-DECK-004 D-002 EX-12 the size of a library in fifth, for any number of players', () => {
    for (const players of [2, 4, 6]) {
      expect(rules({ One: 12, Paper: 59 }, FIFTH, players)).toEqual(['V-DECK-004']);
      expect(rules({ One: 12, Paper: 60 }, FIFTH, players)).toEqual([]);
      expect(rules({ One: 12, Paper: 90 }, FIFTH, players)).toEqual([]);
      expect(rules({ One: 12, Paper: 91 }, FIFTH, players)).toEqual(['V-DECK-004']);
    }
  });

  it.each([SECOND, THIRD])('V-DECK-004 D-002 EX-12 the size of a library among six players in $id', (edition) => {
    expect(rules({ One: 12, Paper: 39 }, edition, 6)).toEqual(['V-DECK-004']);
    expect(rules({ One: 12, Paper: 40 }, edition, 6)).toEqual([]);
    expect(rules({ One: 12, Paper: 100 }, edition, 6)).toEqual([]);
    expect(rules({ One: 12, Paper: 101 }, edition, 6)).toEqual(['V-DECK-004']);
    expect(rules({ One: 12, Paper: 90 }, edition, 4)).toEqual(['V-DECK-004']);
  });

  it('V-DECK-005 any number of copies, of unique cards too', () => {
    expect(rules({ One: 30, Paper: 90 })).toEqual([]);
  });

  it.each([THIRD, FIFTH])('V-DECK-006 D-003 one group or two consecutive ones in $id', (edition) => {
    expect(rules({ One: 6, Two: 6, Paper: 60 }, edition)).toEqual([]);
    expect(rules({ Two: 6, Three: 6, Paper: 60 }, edition)).toEqual([]);
    expect(rules({ One: 6, Three: 6, Paper: 60 }, edition)).toEqual(['V-DECK-006']);
    expect(rules({ One: 4, Two: 4, Three: 4, Paper: 60 }, edition)).toEqual(['V-DECK-006']);
  });

  it('V-DECK-006 D-003 the edition 2000 has no groups', () => {
    expect(rules({ One: 6, Three: 6, Paper: 60 }, SECOND)).toEqual([]);
  });

  it('V-DECK-007 in play a player may control vampires of any group', () => {
    const table = tableAt({
      seats: { Sara: { ready: ['Sully'], uncontrolled: [{ card: 'Jessica', counters: 7 }] }, Alex: {} },
      phase: 'influence',
    });
    table.say('Sara', 'Sara moves Jessica to ready');
    expect(table.read('Sara.ready')).toEqual(['Sully', 'Jessica']);
  });

  it('V-DECK-008 D-003 group "any" goes with all groups', () => {
    expect(rules({ One: 6, Two: 5, Any: 1, Paper: 60 })).toEqual([]);
    expect(rules({ Three: 11, Any: 1, Paper: 60 })).toEqual([]);
  });

  it('V-DECK-009 D-004 without a printed group an old card belongs to group 1 or 2 in third', () => {
    expect(rules({ Old: 6, Two: 6, Paper: 60 }, THIRD)).toEqual([]);
    expect(rules({ Old: 6, Three: 6, Paper: 60 }, THIRD)).toEqual(['V-DECK-006']);
    expect(rules({ Marked: 6, Three: 6, Paper: 60 }, THIRD)).toEqual([]);
    expect(rules({ Old: 6, Three: 6, Paper: 60 }, FIFTH)).toEqual([]);
  });

  it('V-DECK-010 an Advanced vampire is a crypt card like any other', () => {
    expect(rules({ 'Two Advanced': 12, Paper: 60 })).toEqual([]);
    expect(rules({ One: 4, Three: 4, 'Two Advanced': 4, Paper: 60 })).toEqual(['V-DECK-006']);
  });

  it('V-DECK-011 D-005 draft text plays no part in constructed play', () => {
    expect(JSON.stringify(CARDS)).not.toMatch(/draft/i);
  });

  it('a match that demands legal decks refuses others and says why', () => {
    expect(() =>
      matchOf(['Sara', 'Alex'], {
        options: { legalDecks: true },
        seats: [
          { name: 'Sara', deck: { Sully: 3 } },
          { name: 'Alex', deck: {} },
        ],
      }),
    ).toThrow(/V-DECK-002/);
  });

  it('the starter decks are legal in fifth', () => {
    for (const [name, deck] of Object.entries(STARTER_DECKS)) {
      const known = Object.fromEntries(
        Object.entries(deck).map(([card, count]) => [
          CARDS.some((def) => def.name === card) ? card : `? ${card}`,
          count,
        ]),
      );
      const missing = Object.keys(known).filter((card) => card.startsWith('? '));
      const problems = deckProblems(deck, EDITIONS.fifth as never, CARDS, 5).filter(
        ({ say }) => say !== 'unknown card',
      );
      const size = Object.values(deck).reduce((sum, count) => sum + count, 0);
      expect(size, name).toBe(89);
      if (missing.length === 0) expect(problems, name).toEqual([]);
    }
  });
});

it('V-DECK-009, D-004 Every vampire of the pool has a group or is free of the rule, so that no edition has to guess', () => {
  expect(CARDS.filter(({ kind, group }) => kind === 'vampire' && group === undefined).map(({ name }) => name)).toEqual(
    [],
  );
});
