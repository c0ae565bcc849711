/** The random sample of cards together with cards that the pool lacks; those are made up here. */
import { expect, test } from 'vitest';
import { layCard, tableAt } from '../testing.ts';
import type { CardDef } from './language.ts';

/** A weapon for princes. */
const sceptre: CardDef = {
  id: 'sceptre',
  name: 'Sceptre',
  kind: 'library',
  types: ['equipment'],
  traits: ['weapon'],
  cost: { pool: 2 },
  requires: { title: ['prince'] },
  abilities: [{ weapon: { kind: 'damage', amount: 3 } }],
};

function playedBy(krid: object) {
  return tableAt(
    {
      seats: {
        Sara: { pool: 10, ready: [{ vampire: 'Krid', disciplines: ['chi'], ...krid }], hand: ['Horrid Reality'] },
        Alex: { ready: [{ vampire: 'Mazz' }] },
      },
      turn: 'Sara',
    },
    (g) => {
      layCard(g, 0, 'library', 'Desert Eagle');
      layCard(g, 0, 'library', 'Sceptre');
      layCard(g, 0, 'library', 'Fame');
    },
    [sceptre],
  )
    .say('Sara', 'Krid bleeds Alex')
    .say('Alex', 'Mazz attempts to block')
    .say('Sara', 'plays Horrid Reality with Krid at basic');
}

test('Horrid Reality: the first weapon is burned if its requirements are not met, and no other is taken', () => {
  const table = playedBy({});
  expect(table.read('Krid.with')).toEqual([]);
  expect(table.read('Sara.ash_heap')).toEqual(expect.arrayContaining(['Sceptre', 'Horrid Reality']));
  expect(table.read('Sara.library')).toContain('Desert Eagle');
});

test('Horrid Reality: who meets the requirements has the weapon, and its cost is not paid', () => {
  const table = playedBy({ title: 'prince of Paris' });
  expect(table.read('Krid.with')).toEqual(['Sceptre']);
  expect(table.read('Sara.pool')).toBe(10);
});
