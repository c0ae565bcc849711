import { describe, expect, it } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { emptyLibrary, layCard, tableAt } from '../../testing.ts';

const TAKE_TWO: CardDef = {
  id: 'take-two',
  name: 'Take Two',
  kind: 'library',
  types: ['master'],
  modes: [
    {
      choose: [{ name: 'target', card: { in: 'ash heap', of: 'you' }, min: 2, max: 2 }],
      effects: [{ do: 'move', card: 'the target', to: 'hand' }],
    },
  ],
};
const DROP_ONE: CardDef = {
  id: 'drop-one',
  name: 'Drop One',
  kind: 'library',
  types: ['master'],
  modes: [{ effects: [{ do: 'discard', who: 'you', amount: 1 }] }],
};
const SMALLER: CardDef = {
  id: 'smaller',
  name: 'Smaller',
  kind: 'library',
  types: ['master'],
  modes: [{ effects: [{ do: 'modify', stat: 'hand size', amount: -2, until: 'turn' }] }],
};
const CARDS = [TAKE_TWO, DROP_ONE, SMALLER];
const SIX = ['Bonding', 'Bonding', 'Bonding', 'Bonding', 'Bonding', 'Fame'];

const table = (edition: string, card: string) =>
  tableAt(
    { edition, seats: { Sara: { hand: SIX, ash_heap: ['Arson', 'Blur'] }, Alex: {} }, phase: 'master' },
    (g) => layCard(g, 0, 'hand', card),
    CARDS,
  );

describe('V-HAND The hand', () => {
  it('V-HAND-005 a player without library draws nothing and plays on', () => {
    const game = tableAt({ seats: { Sara: { hand: ['Information Highway'] }, Alex: {} }, phase: 'master' }, (g) =>
      emptyLibrary(g, 0),
    );
    game.say('Sara', 'plays Information Highway');
    expect(game.read('Sara.hand')).toEqual([]);
    expect(game.read('Sara.in_play')).toEqual(['Information Highway']);
    expect(game.read('Sara.ousted')).toBe(false);
  });

  it.each(['third', 'fifth'])(
    'V-HAND-006 D-034 cards that an effect adds beyond the hand size are discarded at once in %s',
    (edition) => {
      const game = table(edition, 'Take Two').say('Sara', 'plays Take Two on Arson, Blur');
      expect(game.player('Sara').zones.hand.length).toBe(9);
      expect(game.match.questions.map(({ seat, about }) => [seat, about.say])).toEqual([[0, 'discard down']]);
      game.say('Sara', 'discards Fame').say('Sara', 'discards Bonding');
      expect(game.player('Sara').zones.hand.length).toBe(7);
      expect(game.read('Sara.ash_heap')).toEqual(expect.arrayContaining(['Fame', 'Bonding']));
    },
  );

  it('V-HAND-006 D-034 in 2000 the player keeps the cards that an effect adds', () => {
    const game = table('2000', 'Take Two').say('Sara', 'plays Take Two on Arson, Blur');
    expect(game.player('Sara').zones.hand.length).toBe(9);
    expect(game.match.questions.every(({ about }) => about.say !== 'discard down')).toBe(true);
  });

  it.each([
    ['third', 7],
    ['fifth', 7],
    ['2000', 6],
  ])('V-HAND-006 what an effect takes is refilled unless the edition is silent: %s', (edition, size) => {
    const game = table(edition, 'Drop One').say('Sara', 'plays Drop One').say('Sara', 'discards Fame');
    expect(game.player('Sara').zones.hand.length).toBe(size);
  });

  it('V-HAND-006 a smaller hand size for the turn is discarded down to and filled up again', () => {
    const game = table('fifth', 'Smaller')
      .say('Sara', 'plays Smaller')
      .say('Sara', 'discards Fame')
      .say('Sara', 'discards Bonding');
    expect(game.player('Sara').zones.hand.length).toBe(5);
    game.until(({ g }) => g.state.turn === 1);
    expect(game.player('Sara').zones.hand.length).toBe(7);
  });
});
