import { bit } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../rules/state/state.ts';
import { tableAt } from '../testing.ts';

describe('V-GEN-001 Lost in Crowds: not in an action in which Into Thin Air was played', () => {
  const position = {
    turn: 'Sara',
    seats: {
      Sara: { ready: [{ vampire: 'Sully', disciplines: ['obf'] }], hand: ['Lost in Crowds', 'Into Thin Air'] },
      Alex: { ready: [{ vampire: 'Rex', with: ['Raven Spy'] }] },
      Nora: {},
    },
  };

  test('though there is still need of it', () => {
    const table = tableAt(position);
    table.say('Sara', 'Sully bleeds Alex').say('Alex', 'Rex attempts to block');
    table.untilAsked('Sara', 'block attempt');
    expect(table.offered('Sara')).toContain('Sara plays Lost in Crowds with Sully at basic');
    table.say('Sara', 'plays Into Thin Air with Sully at basic');
    expect(table.offered('Sara') ?? []).not.toContain('Sara plays Lost in Crowds with Sully at basic');
    table.untilAsked('Sara', 'discard');
    expect(table.read('Sara.hand')).toContain('Lost in Crowds');
    expect(table.read('Rex.locked')).toBe(true);
  });
});

test('V-GEN-001 Scrying of Secrets: who plays it sees the top seven cards of the library, nobody else does, and no eighth', () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: { ready: [{ vampire: 'Krid', disciplines: ['aus'] }], hand: ['Scrying of Secrets'] },
      Alex: {},
      Nora: {},
    },
  });
  const seenBy = (): number[] =>
    table
      .player('Alex')
      .zones.library.slice(-8)
      .reverse()
      .map((id) => cardOf(table.g, id).seen);
  table.say('Sara', 'Krid bleeds Alex');
  expect(seenBy()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  table.say('Sara', 'plays Scrying of Secrets with Krid at basic').untilAsked('Sara', 'discard');
  const sara = bit(table.seat('Sara'));
  expect(seenBy()).toEqual([sara, sara, sara, sara, sara, sara, sara, 0]);
});
