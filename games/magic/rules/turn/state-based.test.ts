import { expect, test } from 'vitest';
import { tableAt } from '../../testing.ts';

test('M-X-048 state-based actions are done at once, again until none applies, and not while something resolves', () => {
  const table = tableAt({
    seats: {
      Ana: { battlefield: ['Runeclaw Bear', 'Paragon of Eternal Wilds', '4 Swamp'], hand: ['Festergloom'] },
      Bob: { battlefield: [{ creature: 'Ghost', power: 1, toughness: 2, damage: 1 }] },
    },
  });
  table.say('Ana', 'casts Festergloom').resolved();
  // The Bear has 2 + 1 - 1, so it stays; the Paragon has 2 - 1; Ghost has 1 and 1 damage.
  expect(table.read('Bob.graveyard')).toEqual(['Ghost']);
  expect(table.read('Runeclaw Bear.toughness')).toBe(2);
});

test('M-X-048 a death in one check can cause another in the next', () => {
  const table = tableAt({
    seats: {
      Ana: {
        battlefield: [
          { card: 'Paragon of Eternal Wilds', damage: 1 },
          { card: 'Runeclaw Bear', damage: 2 },
          '3 Mountain',
        ],
        hand: ['Lightning Strike'],
      },
      Bob: {},
    },
  });
  expect(table.read('Runeclaw Bear.zone')).toBe('battlefield');
  table.say('Ana', 'casts Lightning Strike on Paragon of Eternal Wilds').resolved();
  expect(table.read('Ana.graveyard')).toEqual(['Lightning Strike', 'Paragon of Eternal Wilds', 'Runeclaw Bear']);
});

test('M-X-051 of two legendary permanents of a name their player keeps one of his choice', () => {
  const legend = (as: string) => ({ creature: 'Isamaru', legendary: true, as });
  const table = tableAt({
    seats: { Ana: { battlefield: [legend('Old'), legend('New')] }, Bob: { battlefield: [legend('Foreign')] } },
  });
  expect(table.offered('Ana')).toEqual(['Ana keeps Old', 'Ana keeps New']);
  table.say('Ana', 'keeps New');
  expect(table.read('Old.zone')).toBe('graveyard');
  expect(table.read('New.zone')).toBe('battlefield');
  expect(table.read('Foreign.zone')).toBe('battlefield');
});

test('M-X-052 counters of +1/+1 and -1/-1 are removed in pairs', () => {
  const table = tableAt({ seats: { Ana: { battlefield: [{ card: 'Siege Wurm', counters: 3, minus: 1 }] }, Bob: {} } });
  expect(table.read('Siege Wurm.counters')).toBe(2);
  expect(table.read('Siege Wurm.minus')).toBe(0);
  expect(table.read('Siege Wurm.power')).toBe(7);
});

test('M-X-091 a planeswalker without loyalty is put into the graveyard', () => {
  const table = tableAt({
    seats: { Ana: { battlefield: [{ card: 'Liliana Vess', loyalty: 2 }, 'Swamp'], library: 5 }, Bob: {} },
  });
  table.say('Ana', 'activates Liliana Vess with -2');
  expect(table.read('Liliana Vess.zone')).toBe('graveyard');
  expect(table.read('stack')).toEqual(['Liliana Vess']);
});
