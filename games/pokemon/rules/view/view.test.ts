import { describe, expect, test } from 'vitest';
import { type TestTable, tableAt } from '../../testing.ts';

function table(): TestTable {
  return tableAt({
    seats: {
      Ash: {
        active: { pokemon: 'Rex' },
        hand: ['Nest Ball', 'Potion'],
        deck: ['Fuecoco SVI 36', 'Quaxly'],
        prizes: ['Switch', 'Nemona', 'Potion'],
        discard: ['Crocalor SVI 37'],
        lost: ['Skeledirge'],
      },
      Gary: { active: { pokemon: 'Mouse' }, hand: ['Switch'] },
    },
  });
}

const names = (at: TestTable, viewer: string, handles: readonly number[]): (string | undefined)[] =>
  handles.map((handle) => at.view(viewer).cards[handle]?.name);

describe('the knowledge of a player', () => {
  test('P-ZONE-004 the number of cards in every deck', () => {
    expect(table().zone('Gary', 'Ash', 'deck')).toBe(22);
    expect(table().zone('Ash', 'Gary', 'deck')).toBe(20);
  });

  test('P-ZONE-005 nobody knows the cards of a deck, not even its owner, unless a card allows it', () => {
    const at = table();
    expect(at.zone('Ash', 'Ash', 'known deck')).toBeUndefined();
    at.say('Ash', 'plays Nest Ball');
    expect(names(at, 'Ash', at.zone('Ash', 'Ash', 'known deck') as number[])).toContain('Quaxly');
    expect(at.zone('Gary', 'Ash', 'known deck')).toBeUndefined();
    at.say('Ash', 'finds Fuecoco');
    // Shuffled, nobody knows it any more.
    expect(at.zone('Ash', 'Ash', 'known deck')).toBeUndefined();
  });

  test('P-ZONE-006 a hand is hidden from the opponent, its size is not', () => {
    expect(table().zone('Gary', 'Ash', 'hand')).toBe(2);
    expect(names(table(), 'Ash', table().zone('Ash', 'Ash', 'hand') as number[])).toEqual(['Nest Ball', 'Potion']);
  });

  test('P-ZONE-006 a card that was shown before it went to the hand is known there', () => {
    const at = tableAt({
      seats: {
        Ash: { active: { pokemon: 'Rex' }, hand: ['Ultra Ball', 'Potion', 'Potion'], deck: ['Crocalor SVI 37'] },
        Gary: { active: { pokemon: 'Mouse' } },
      },
    });
    at.say('Ash', 'plays Ultra Ball discarding Potion, Potion').say('Ash', 'finds Crocalor');
    expect(names(at, 'Gary', at.zone('Gary', 'Ash', 'known hand') as number[])).toEqual(['Crocalor']);
  });

  test('P-ZONE-007 P-AMB-11 Prize cards lie face down for both players', () => {
    for (const viewer of ['Ash', 'Gary']) {
      const handles = table().zone(viewer, 'Ash', 'prizes') as number[];
      expect(handles).toHaveLength(3);
      expect(names(table(), viewer, handles)).toEqual([undefined, undefined, undefined]);
    }
  });

  test('P-ZONE-008 P-LOST-003 discard piles and the Lost Zone lie face up', () => {
    for (const viewer of ['Ash', 'Gary']) {
      expect(names(table(), viewer, table().zone(viewer, 'Ash', 'discard') as number[])).toEqual(['Crocalor']);
      expect(names(table(), viewer, table().zone(viewer, 'Ash', 'lost') as number[])).toEqual(['Skeledirge']);
    }
  });

  test('P-ABL-006 the use of an Ability is public', () => {
    const draws = { use: 'once', effects: [{ do: 'draw', amount: 1, who: 'you' }] };
    const at = tableAt({
      seats: {
        Ash: { active: { pokemon: 'Rex', abilities: { Sniff: draws } } },
        Gary: { active: { pokemon: 'Mouse' } },
      },
    });
    at.match.takeEvents();
    at.say('Ash', 'uses Sniff of Rex');
    const wording = at.match.game.wording('en');
    const told = at.match.takeEvents().map((event) => wording.event(at.g, event));
    expect(told).toContain("Ash uses Rex's Sniff");
  });

  test('P-RET-002 P-CON-011 a changed Retreat Cost and a stronger Poison are in the view, printed values are not', () => {
    const poisons = (counters?: number) => ({
      effects: [{ do: 'afflict', with: 'Poisoned', on: 'defending', ...(counters === undefined ? {} : { counters }) }],
    });
    const at = tableAt({
      seats: {
        Ash: { active: { pokemon: 'Rex', attacks: { Sting: poisons(), Venom: poisons(3) } } },
        Gary: { active: { pokemon: 'Mouse', retreat: 2 }, hand: ['Rescue Board'] },
      },
    });
    const mouse = () => {
      const [handle] = at.zone('Ash', 'Gary', 'active') as number[];
      return at.view('Ash').cards[handle as number]?.counters;
    };
    expect(mouse()).not.toHaveProperty('retreat');
    at.say('Ash', 'Rex attacks with Sting');
    expect(mouse()).not.toHaveProperty('poison');
    at.say('Gary', 'plays Rescue Board on Mouse').say('Gary', 'ends the turn').say('Ash', 'Rex attacks with Venom');
    expect(mouse()).toMatchObject({ retreat: 1, poison: 3 });
  });
});
