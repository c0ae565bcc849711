import { describe, expect, test } from 'vitest';
import { tableAt } from '../testing.ts';
import type { CardDef } from './language.ts';

/** The part of the card that matters here; the card itself is not among ours. */
const INTO_THIN_AIR: CardDef = {
  id: 'invented Into Thin Air',
  name: 'Into Thin Air',
  kind: 'library',
  types: ['action modifier'],
  modes: [{ disciplines: ['obf'], effects: [{ do: 'modify', stat: 'stealth', amount: 1 }] }],
};

describe('V-GEN-001 Lost in Crowds: not in an action in which Into Thin Air was played', () => {
  const position = {
    turn: 'Sara',
    seats: {
      Sara: { ready: [{ vampire: 'Sully', disciplines: ['obf'] }], hand: ['Lost in Crowds', 'Boxed In'] },
      Alex: { ready: [{ vampire: 'Rex', with: ['Raven Spy'] }] },
      Nora: {},
    },
  };

  test('though there is still need of it', () => {
    const table = tableAt(
      position,
      (g) => {
        // The second card of the hand becomes the other one, which the match brings along.
        const [, second] = g.state.players[0]?.zones.hand ?? [];
        const card = g.state.cards[second as number];
        if (card) card.def = g.cards.numberOf(INTO_THIN_AIR.id);
      },
      [INTO_THIN_AIR],
    );
    table.say('Sara', 'Sully bleeds Alex').say('Alex', 'Rex attempts to block');
    table.untilAsked('Sara', 'block attempt');
    expect(table.offered('Sara')).toContain('Sara plays Lost in Crowds with Sully at basic');
    table.say('Sara', 'plays Into Thin Air with Sully');
    expect(table.offered('Sara') ?? []).not.toContain('Sara plays Lost in Crowds with Sully at basic');
    table.untilAsked('Sara', 'discard');
    expect(table.read('Sara.hand')).toContain('Lost in Crowds');
    expect(table.read('Rex.locked')).toBe(true);
  });
});
