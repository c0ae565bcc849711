import { describe, expect, test } from 'vitest';
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
