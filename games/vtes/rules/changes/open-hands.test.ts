import type { Viewer } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { type TestTable, tableAt } from '../../testing.ts';

/** The names of the cards in a hand that a viewer knows. */
function known(table: TestTable, viewer: Viewer, of: string): (string | undefined)[] {
  const view = table.match.view(viewer);
  const { zones } = view.seats[table.seat(of)] as (typeof view.seats)[number];
  const cards = (viewer === table.seat(of) ? zones.hand : zones['known hand']) as readonly number[];
  return cards.map((handle) => view.cards[handle]?.name);
}

describe('V-GEN-033 Revelations: the prey plays with an open hand', () => {
  const position = {
    turn: 'Sara',
    seats: {
      Sara: { ready: [{ vampire: 'Krid', disciplines: ['AUS'] }], hand: ['Revelations'] },
      Alex: {
        ready: [{ vampire: 'Rex' }],
        hand: ['Bonding', 'Deflection'],
        hand_size: 2,
        library: ['Conditioning'],
        pool: 1,
      },
      Nora: { hand: ['Blur'], hand_size: 1 },
      Tom: {},
    },
  };

  test('all see it while the card is in play, and cards drawn into it, and nobody sees other hands', () => {
    const table = tableAt(position);
    const [sara, tom] = [table.seat('Sara'), table.seat('Tom')];
    expect(known(table, sara, 'Alex')).toEqual([]);
    table.say('Sara', 'plays Revelations with Krid at superior').untilAsked('Sara', 'influence');
    for (const viewer of [sara, tom, 'spectator'] as const)
      expect(known(table, viewer, 'Alex')).toEqual(['Bonding', 'Deflection']);
    expect(known(table, sara, 'Nora')).toEqual([]);
    table.untilAsked('Alex', 'discard').say('Alex', 'discards Bonding');
    expect(known(table, tom, 'Alex').sort()).toEqual(['Conditioning', 'Deflection']);
  });

  test('the new prey opens the hand', () => {
    const table = tableAt(position);
    table.say('Sara', 'plays Revelations with Krid at superior').untilAsked('Sara', 'discard');
    expect(known(table, table.seat('Tom'), 'Nora')).toEqual([]);
    table.until(() => table.read('turn') === 'Sara').say('Sara', 'Krid bleeds Alex');
    table.until(() => table.player('Alex').ousted);
    expect(known(table, table.seat('Tom'), 'Nora')).toEqual(['Blur']);
  });

  test('the card that is drawn for one that was discarded at basic is not shown', () => {
    const table = tableAt(position);
    table.say('Sara', 'plays Revelations with Krid at basic on Alex').say('Sara', 'discards Bonding');
    expect(known(table, table.seat('Sara'), 'Alex')).toEqual(['Deflection']);
    expect(known(table, table.seat('Tom'), 'Alex')).toEqual([]);
  });
});

describe('V-GEN-033 Harold Tanner: who fights him plays with an open hand', () => {
  const position = {
    turn: 'Sara',
    seats: {
      Sara: { ready: ['Harold Tanner', { vampire: 'Krid', strength: 0 }] },
      Alex: { ready: [{ vampire: 'Rex', strength: 0 }], hand: ['Bonding', 'Dodge'] },
      Nora: { hand: ['Blur'] },
    },
  };

  test('as long as the combat lasts, and nobody else does', () => {
    const table = tableAt(position);
    const sara = table.seat('Sara');
    table.say('Sara', 'Harold Tanner bleeds Alex').say('Alex', 'Rex attempts to block').untilAsked('Alex', 'strike');
    expect(known(table, sara, 'Alex')).toEqual(['Bonding', 'Dodge']);
    expect(known(table, sara, 'Nora')).toEqual([]);
  });

  test('not in the combats of others', () => {
    const table = tableAt(position);
    table.say('Sara', 'Krid bleeds Alex').say('Alex', 'Rex attempts to block').untilAsked('Alex', 'strike');
    expect(known(table, table.seat('Sara'), 'Alex')).toEqual([]);
  });
});

test('V-GEN-033 Govern the Unaligned: the vampire that gets the blood is not revealed', () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: {
        ready: [{ vampire: 'Krid', capacity: 6, disciplines: ['DOM'] }],
        hand: ['Govern the Unaligned'],
        uncontrolled: [{ vampire: 'Young', capacity: 3 }],
      },
      Alex: { ready: [{ vampire: 'Rex' }] },
      Nora: {},
    },
  });
  table.say('Sara', 'plays Govern the Unaligned with Krid at superior on Young').untilAsked('Alex', 'block');
  for (const viewer of [table.seat('Alex'), 'spectator'] as const)
    expect(JSON.stringify(table.match.view(viewer))).not.toContain('Young');
  table.untilAsked('Sara', 'influence');
  expect(JSON.stringify(table.match.view(table.seat('Alex')))).not.toContain('Young');
  expect(table.read('Young.blood')).toBe(3);
});
