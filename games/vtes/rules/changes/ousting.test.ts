import { ANYTIME_ACTION, type CardId } from '@praxis/engine';
import { describe, expect, it } from 'vitest';
import { emptyLibrary, type TestTable, tableAt } from '../../testing.ts';
import { playerOf } from '../state/state.ts';
import { gainBlood, gainPool } from './counters.ts';
import { burnBlood } from './losing.ts';
import { burnPool, burnPoolOfEach } from './pool.ts';

const FOUR = { Sara: {}, Alex: {}, Nora: {}, Tom: {} };

describe('V-END Ousting', () => {
  it('V-END-006 a Methuselah who is ousted together with the prey gets the point but not the pool', () => {
    const { g } = tableAt({ seats: FOUR });
    burnPoolOfEach(g, [
      [1, 30],
      [2, 30],
    ]);
    expect(g.state.players.map(({ vp }) => vp)).toEqual([1, 1, 0, 0]);
    expect(g.state.players.map(({ pool }) => pool)).toEqual([36, 0, 0, 30]);
  });

  it('V-END-006 simultaneous oustings are rewarded by the seating before (V-AMB-15)', () => {
    const { g } = tableAt({ seats: FOUR });
    burnPoolOfEach(g, [
      [0, 30],
      [2, 30],
    ]);
    expect(g.state.players.map(({ vp }) => vp)).toEqual([0, 1, 0, 1]);
    expect(g.state.players.map(({ pool }) => pool)).toEqual([0, 36, 0, 36]);
    expect(g.state.over).toBe(false);
  });

  it('V-END-008 nobody gets the point for being last if the last are ousted together (V-AMB-14)', () => {
    const { g } = tableAt({ seats: { Sara: {}, Alex: {} } });
    burnPoolOfEach(g, [
      [0, 30],
      [1, 30],
    ]);
    expect(g.state.players.map(({ vp }) => vp)).toEqual([1, 1]);
    expect(g.state.over).toBe(true);
  });

  it('V-END-007 with the gaps closed the next in turn is the next who is left', () => {
    const table = tableAt({ seats: FOUR, turn: 'Sara' });
    burnPool(table.g, 1, 30);
    table.until(({ g }) => g.state.turnNumber === 11);
    expect(table.read('turn')).toBe('Nora');
  });

  it('V-END-001 the turn of a player who is ousted in it ends', () => {
    const table = tableAt({ seats: FOUR, turn: 'Sara', phase: 'minion' });
    burnPool(table.g, 0, 30);
    table.until(({ g }) => g.state.turnNumber === 11);
    expect(table.read('turn')).toBe('Alex');
  });

  it('the turn limit is a result, and victory points stay as they are', () => {
    const table = tableAt({ seats: { Sara: { vp: 1 }, Alex: {} }, options: { turnLimit: 12 } });
    table.until(({ match }) => match.result !== undefined);
    expect(table.match.result).toEqual({ kind: 'over', winners: [0], scores: [1, 0], reason: 'turn limit' });
  });

  it('a Methuselah who concedes is asked nothing more and is ousted at the next checkpoint', () => {
    const table = tableAt({ seats: FOUR, turn: 'Sara', phase: 'influence' });
    table.match.answer(1, ANYTIME_ACTION, 'concedes');
    table.until(({ g }) => playerOf(g, 1).ousted);
    expect(table.g.state.players.map(({ vp }) => vp)).toEqual([1, 0, 0, 0]);
    expect(table.match.anytimeActions(1)).toBeUndefined();
    table.until(({ g }) => g.state.turnNumber === 11);
    expect(table.read('turn')).toBe('Nora');
  });
});

const withdrawing = (edition = 'fifth', sara: object = {}): TestTable =>
  tableAt({ edition, seats: { Sara: { pool: 5, ...sara }, Alex: {}, Nora: {} }, turn: 'Sara', phase: 'unlock' }, (g) =>
    emptyLibrary(g, 0),
  );

const nextUnlock = (table: TestTable): TestTable =>
  table.until(({ g }) => g.state.turnNumber === 13 || playerOf(g, 0).ousted);

describe('V-WDR Withdrawal', () => {
  it('V-WDR-001 is open to who starts the turn without library and with less than a full hand', () => {
    expect(withdrawing().offered('Sara')).toContain('Sara withdraws');
    const full = Array.from({ length: 7 }, () => 'Bonding');
    expect(withdrawing('fifth', { hand: full }).offered('Sara') ?? []).not.toContain('Sara withdraws');
    const rich = tableAt({ seats: { Sara: {}, Alex: {} }, turn: 'Sara', phase: 'unlock' });
    expect(rich.offered('Sara') ?? []).not.toContain('Sara withdraws');
  });

  it.each(['2000', 'third', 'fifth'])(
    'V-WDR-006, V-WDR-007 undisturbed until the next unlock phase it gives 1 point, and nothing to the predator: %s',
    (edition) => {
      const table = nextUnlock(withdrawing(edition).say('Sara', 'withdraws'));
      expect(table.read('Sara.ousted')).toBe(true);
      expect(table.g.state.players.map(({ vp, pool }) => [vp, pool])).toEqual([
        [1, 5],
        [0, 30],
        [0, 30],
      ]);
      table.until(({ match }) => match.questions.length > 0);
      expect(table.read('turn')).toBe('Alex');
    },
  );

  it('V-WDR-004, V-WDR-005 EX-28 a single pool lost makes it fail, even if it is gained back', () => {
    const table = withdrawing().say('Sara', 'withdraws');
    table.until(({ g }) => g.state.turn === 1);
    burnPool(table.g, 0, 1);
    gainPool(table.g, 0, 1);
    nextUnlock(table);
    expect(table.read('Sara.ousted')).toBe(false);
    expect(table.read('Sara.vp')).toBe(0);
  });

  it('V-WDR-003 a minion that loses or spends blood makes it fail, a minion that gains some does not', () => {
    const table = withdrawing('fifth', { ready: [{ vampire: 'Krid', capacity: 5, blood: 3 }] }).say(
      'Sara',
      'withdraws',
    );
    const [krid] = table.player('Sara').zones.ready as [CardId];
    gainBlood(table.g, krid, 1);
    expect(table.player('Sara').withdrawing).toBe(true);
    burnBlood(table.g, krid, 1);
    nextUnlock(table);
    expect(table.read('Sara.ousted')).toBe(false);
  });

  it('V-WDR-003 the life of an ally counts like blood (V-AMB-30)', () => {
    const table = withdrawing('fifth', { ready: [{ ally: 'Hound', life: 2 }] }).say('Sara', 'withdraws');
    burnBlood(table.g, table.player('Sara').zones.ready[0] as CardId, 1);
    expect(table.player('Sara').withdrawing).toBe(false);
  });

  it('V-WDR-002 a minion that enters combat makes it fail', () => {
    const table = tableAt(
      {
        seats: { Sara: { pool: 5, ready: [{ vampire: 'Krid' }] }, Alex: { ready: [{ vampire: 'Mazz' }] }, Nora: {} },
        turn: 'Sara',
        phase: 'unlock',
      },
      (g) => emptyLibrary(g, 0),
    );
    table.say('Sara', 'withdraws').say('Sara', 'Krid bleeds Alex').say('Alex', 'Mazz attempts to block');
    table.until(({ match }) => match.questions.some(({ step }) => step === 'strike'));
    expect(table.player('Sara').withdrawing).toBe(false);
  });
});
