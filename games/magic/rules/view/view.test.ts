import { expect, test } from 'vitest';
import { tableAt } from '../../testing.ts';

const position = {
  seats: {
    Ana: {
      hand: ['Lightning Strike'],
      library: ['Serra Angel'],
      graveyard: ['Torch Fiend'],
      battlefield: ['Runeclaw Bear', 'Forest'],
    },
    Bob: { hand: ['Cancel', 'Divination'], exile: ['Siege Wurm'] },
  },
};

test('M-X-009 hand and library are hidden, everything else is public', () => {
  const { match } = tableAt(position);
  const names = (viewer: number | 'spectator'): string[] =>
    Object.values(match.view(viewer).cards).flatMap(({ name }) => name ?? []);
  expect(names(0).sort()).toEqual(['Forest', 'Lightning Strike', 'Runeclaw Bear', 'Siege Wurm', 'Torch Fiend']);
  expect(names(1).sort()).toEqual(['Cancel', 'Divination', 'Forest', 'Runeclaw Bear', 'Siege Wurm', 'Torch Fiend']);
  expect(names('spectator').sort()).toEqual(['Forest', 'Runeclaw Bear', 'Siege Wurm', 'Torch Fiend']);
  expect(match.view(0).seats[1]?.zones).toMatchObject({ hand: 2, library: 20, 'known hand': [] });
});

test('M-X-009 a card that is found and exiled is shown to everybody, and the rest of the library to nobody', () => {
  const battlefield = ['6 Mountain'];
  const library = ['Siege Wurm', 'Bronze Sable', 'Fireshrieker'];
  const table = tableAt({ seats: { Ana: { battlefield, hand: ['Hoarding Dragon'], library }, Bob: {} }, turn: 'Ana' });
  table.say('Ana', 'casts Hoarding Dragon').say('Ana', 'uses Hoarding Dragon').say('Ana', 'finds Bronze Sable');
  const names = Object.values(table.match.view(1).cards).flatMap(({ name }) => name ?? []);
  expect(new Set(names)).toEqual(new Set(['Mountain', 'Hoarding Dragon', 'Bronze Sable']));
});

test('M-X-009 a card that was revealed on its way to the hand stays known', () => {
  const library = ['Cancel', 'Island', 'Divination', 'Blaze', 'Swamp'];
  const seats = { Ana: { battlefield: ['3 Forest'], hand: ['Satyr Wayfinder', 'Negate'], library }, Bob: {} };
  const table = tableAt({ seats, turn: 'Ana' });
  table.say('Ana', 'casts Satyr Wayfinder').say('Ana', 'chooses Island');
  const view = table.match.view(1);
  const known = view.seats[0]?.zones['known hand'] as readonly number[];
  expect(known.map((handle) => view.cards[handle]?.name)).toEqual(['Island']);
});

test('M-CARD-004 a creature has power and toughness, and they are shown', () => {
  const { match } = tableAt(position);
  const bear = Object.values(match.view(1).cards).find(({ name }) => name === 'Runeclaw Bear');
  expect(bear?.counters).toMatchObject({ power: 2, toughness: 2, damage: 0 });
});

test('M-TYPE-002 lands, creatures, artifacts, enchantments, planeswalkers and tokens are permanents', () => {
  const battlefield = [
    'Forest',
    'Runeclaw Bear',
    'Fireshrieker',
    { card: 'Siege Wurm', with: ['Divine Favor'] },
    'Liliana Vess',
    'Soldier',
  ];
  const table = tableAt({ seats: { Ana: { battlefield }, Bob: {} } });
  expect(table.read('Ana.battlefield')).toEqual([
    'Forest',
    'Runeclaw Bear',
    'Fireshrieker',
    'Siege Wurm',
    'Divine Favor',
    'Liliana Vess',
    'Soldier',
  ]);
  expect(() => tableAt({ seats: { Ana: { battlefield: ['Cancel'] }, Bob: {} } })).toThrow(
    'cannot be on the battlefield',
  );
});
