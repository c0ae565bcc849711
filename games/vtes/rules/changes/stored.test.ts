import { describe, expect, test } from 'vitest';
import { tableAt } from '../../testing.ts';

describe('V-GEN-001 Cards that lie face down on another card', () => {
  const position = {
    turn: 'Sara',
    seats: {
      Sara: {
        ready: [{ vampire: 'Krid', clan: 'Gangrel', disciplines: ['PRO'] }],
        hand: ['Gift of Proteus', 'Form of Mist'],
        hand_size: 2,
      },
      Alex: {},
      Nora: {},
    },
  };

  test('are known to who controls that card, and to nobody else', () => {
    const table = tableAt(position);
    table.say('Sara', 'plays Gift of Proteus with Krid').say('Sara', 'chooses Form of Mist');
    table.untilAsked('Sara', 'influence');
    const kept = (viewer: number | 'spectator') => {
      const { cards } = table.match.view(viewer);
      const gift = Object.values(cards).find(({ name }) => name === 'Gift of Proteus');
      return gift?.with?.map((handle) => cards[handle]?.name);
    };
    expect(kept(table.seat('Sara'))).toEqual(['Form of Mist']);
    for (const viewer of [table.seat('Alex'), table.seat('Nora'), 'spectator'] as const)
      expect(kept(viewer)).toEqual([undefined]);
  });

  test('may be other cards in a world that another player imagines', () => {
    const table = tableAt(position);
    table.say('Sara', 'plays Gift of Proteus with Krid').say('Sara', 'chooses Form of Mist');
    table.untilAsked('Sara', 'influence');
    const names = new Set<string | undefined>();
    for (const seed of ['1', '2', '3', '4', '5']) {
      const { cards } = table.match.imagine(table.seat('Alex'), seed).view(table.seat('Sara'));
      const gift = Object.values(cards).find(({ name }) => name === 'Gift of Proteus');
      for (const handle of gift?.with ?? []) names.add(cards[handle]?.name);
    }
    expect(names.size).toBeGreaterThan(1);
  });
});
