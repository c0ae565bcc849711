/** How a Duel begins. */
import { Mistake, openMatch, type Setup } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { DECKS } from '../../decks/index.ts';
import { yugioh } from '../../game.ts';
import { deckProblems } from '../state/construction.ts';

const DECK = DECKS['First Duel'] ?? {};
const SETUP: Setup = {
  edition: '9.0',
  seats: [
    { name: 'Ana', deck: DECK },
    { name: 'Bob', deck: DECK },
  ],
  seed: 'setup',
};

describe('the start of a Duel', () => {
  test('Y-GEN-001 exactly two players', () => {
    expect(() => openMatch(yugioh, { ...SETUP, seats: SETUP.seats.slice(0, 1) })).toThrow(Mistake);
  });

  test('Y-WIN-001, Y-START-005 8000 LP and five cards each', () => {
    const match = openMatch(yugioh, { ...SETUP, options: { starter: 'contest' } });
    const [ana, bob] = match.state.players;
    expect([ana?.lp, bob?.lp]).toEqual([8000, 8000]);
    expect([ana?.hand.length, bob?.hand.length]).toEqual([5, 5]);
  });

  test('Y-START-001, Y-START-002 Decks are shuffled and face-down', () => {
    const order = (seed: string): number[] => {
      const { state } = openMatch(yugioh, { ...SETUP, seed });
      return state.players[0]?.deck.map((id) => state.cards[id]?.def ?? -1) ?? [];
    };
    expect(order('one')).not.toEqual(order('two'));
    const { state } = openMatch(yugioh, SETUP);
    expect(state.players.flatMap(({ deck }) => deck).every((id) => state.cards[id]?.seen === 0)).toBe(true);
  });

  test('Y-START-003 the winner of a random contest decides who goes first', () => {
    const match = openMatch(yugioh, SETUP);
    const [question] = match.questions;
    expect(question?.step).toBe('contest');
    match.choose(question?.seat ?? 0, [{ say: 'goes second' }]);
    expect(match.state.startingSeat).toBe(1 - (question?.seat ?? 0));
  });

  test('Y-TURN-003 the starting player does not draw in his first turn', () => {
    const match = openMatch(yugioh, { ...SETUP, options: { starter: 'contest' } });
    expect(match.state.turnNumber).toBe(1);
    expect(match.state.players[match.state.turn]?.hand.length).toBe(5);
  });

  test('Y-ZONE-013 the owner may look at the Extra Deck, others may not', () => {
    const deck = { ...DECK, 'Junk Warrior': 1 };
    const { state } = openMatch(yugioh, {
      ...SETUP,
      seats: [
        { name: 'Ana', deck },
        { name: 'Bob', deck },
      ],
    });
    expect(state.players.map(({ extra }, seat) => extra.map((id) => state.cards[id]?.seen === 1 << seat))).toEqual([
      [true],
      [true],
    ]);
  });
});

describe('deck construction', () => {
  const problems = (deck: Readonly<Record<string, number>>): string[] =>
    deckProblems(deck, CARDS).map(({ rule }) => rule);

  test('Y-DECK-001 40 to 60 cards', () => {
    for (const deck of Object.values(DECKS)) expect(problems(deck)).toEqual([]);
    expect(problems({ 'Dark Blade': 3 })).toEqual(['Y-DECK-001']);
  });

  test('Y-DECK-002, Y-DECK-003 Extra Deck cards do not count towards the Main Deck', () => {
    expect(problems({ ...DECK, 'Junk Warrior': 1 })).toEqual([]);
  });

  test('Y-DECK-004, Y-DECK-005 Ritual and Pendulum Monsters are in the Main Deck', () => {
    const match = openMatch(yugioh, {
      ...SETUP,
      seats: SETUP.seats.map((seat) => ({ ...seat, deck: { ...DECK, 'Black Luster Soldier': 1, 'Flash Knight': 1 } })),
    });
    expect(match.state.players.every(({ extra }) => extra.length === 0)).toBe(true);
  });

  test('Y-DECK-007, Y-DECK-008 at most three cards of the same name', () => {
    expect(problems({ ...DECK, 'Dark Blade': 4 })).toEqual(['Y-DECK-007']);
  });
});
