import { expect, test } from 'vitest';
import type { CardDef, StaticAbility } from '../../cards/language.ts';
import { layCard, type TestTable, tableAt } from '../../testing.ts';

const glory = (name: string, of: StaticAbility['of'], gives: StaticAbility['gives']): CardDef => ({
  id: name,
  name,
  cost: '{1}',
  types: ['enchantment'],
  abilities: [{ kind: 'static', of, gives }],
});

const instant = (
  name: string,
  effects: Extract<NonNullable<CardDef['abilities']>[number], { kind: 'spell' }>['effects'],
): CardDef => ({
  id: name,
  name,
  cost: '{1}',
  types: ['instant'],
  abilities: [{ kind: 'spell', targets: [{ name: 'target', object: {} }], effects }],
});

const plain = {
  seats: { Ana: { battlefield: ['Runeclaw Bear', '3 Forest'] }, Bob: { battlefield: ['Walking Corpse', 'Forest'] } },
};

test('M-X-082 within a layer the newer effect wins', () => {
  const small = glory('Small', { type: 'creature' }, { base: { power: 1, toughness: 1 } });
  const large = glory('Large', { type: 'creature' }, { base: { power: 7, toughness: 7 } });
  const table = tableAt(plain, [small, large], (g) => {
    layCard(g, 0, 'battlefield', 'Large');
    layCard(g, 0, 'battlefield', 'Small');
  });
  expect(table.read('Runeclaw Bear.power')).toBe(1);
});

test('M-X-082 an effect that depends on another of its layer waits for it', () => {
  const swampy = glory('Swampy', { subtype: 'Island' }, { addSubtypes: ['Swamp'] });
  const flooded = glory('Flooded', { type: 'land' }, { addSubtypes: ['Island'] });
  const table = tableAt({ seats: { Ana: { battlefield: ['Forest'] }, Bob: {} } }, [swampy, flooded], (g) => {
    layCard(g, 0, 'battlefield', 'Swampy');
    layCard(g, 0, 'battlefield', 'Flooded');
  });
  expect(table.read('Forest.subtypes')).toEqual(['Forest', 'Island', 'Swamp']);
});

test('M-X-080 a card that two matches have brought along has the same traits in both, in any place among their cards', () => {
  const large = glory('Large', { type: 'creature' }, { base: { power: 7, toughness: 7 } });
  const small = glory('Small', { type: 'creature' }, { base: { power: 1, toughness: 1 } });
  const shield: CardDef = {
    id: 'shield',
    name: 'Shield',
    cost: '{1}',
    types: ['enchantment'],
    abilities: [{ kind: 'prevention', to: 'you and your planeswalkers' }],
  };
  for (const cards of [[shield], [large, small, shield], [small, shield, large]]) {
    const table = tableAt(plain, cards, (g) => void layCard(g, 1, 'battlefield', 'Shield'));
    table.say('Ana', 'attacks with Runeclaw Bear').untilAsked('Ana', 'main 2');
    expect(table.player('Bob').life).toBe(20);
  }
});

test('M-X-086 a basic land type gives the mana ability of that type, in addition to earlier abilities', () => {
  const flooded = glory('Flooded', { type: 'land' }, { addSubtypes: ['Island'] });
  const table = tableAt(
    { seats: { Ana: { battlefield: ['Forest'] }, Bob: {} } },
    [flooded],
    (g) => void layCard(g, 0, 'battlefield', 'Flooded'),
  );
  expect(table.offered('Ana')).toEqual([
    'Ana passes',
    'Ana activates Forest for green mana',
    'Ana activates Forest for blue mana',
  ]);
});

test('M-X-087 a land that becomes a creature follows the rules of creatures, summoning sickness included', () => {
  const table = tableAt({
    seats: { Ana: { battlefield: ['Nissa, Worldwaker', { card: 'Forest', sick: true }, 'Mountain'] }, Bob: {} },
  });
  table.say('Ana', 'activates Nissa Worldwaker with +1 1 on Forest').resolved();
  expect(table.read('Forest.power')).toBe(4);
  expect(table.read('Forest.types')).toEqual(['land', 'creature']);
  expect(table.offered('Ana')).not.toContain('Ana activates Forest for green mana');
  table
    .until(({ g }) => g.state.turnNumber === 12)
    .say('Ana', 'attacks with Forest')
    .untilAsked('Ana', 'main 2');
  expect(table.player('Bob').life).toBe(16);
});

test('M-X-085 an effect that lasts as long as a condition holds ends for good', () => {
  const bond = instant('Bond', [
    {
      do: 'modify',
      what: 'the target',
      gives: { gain: ['indestructible'] },
      until: { while: { if: 'exists', what: { type: 'creature', color: 'green', controller: 'you' } } },
    },
  ]);
  const table = tableAt(
    {
      seats: {
        Ana: { battlefield: ['Runeclaw Bear', 'Walking Corpse', '3 Forest'] },
        Bob: { battlefield: ['3 Island'], hand: ['Turn to Frog'] },
      },
    },
    [bond],
    (g) => void layCard(g, 0, 'hand', 'Bond'),
  );
  table.say('Ana', 'casts Bond on Walking Corpse').resolved();
  expect(table.read('Walking Corpse.keywords')).toEqual(['indestructible']);
  table.say('Bob', 'casts Turn to Frog on Runeclaw Bear').resolved();
  expect(table.read('Walking Corpse.keywords')).toEqual([]);
  table.until(({ g }) => g.state.turnNumber === 11);
  expect(table.read('Runeclaw Bear.colors')).toEqual(['green']);
  expect(table.read('Walking Corpse.keywords')).toEqual([]);
});

test('M-X-084 a spell changes the objects of that moment, with the numbers of that moment', () => {
  const charge: CardDef = {
    id: 'charge',
    name: 'Charge',
    cost: '{1}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'modify',
            what: { type: 'creature', controller: 'you' },
            gives: { power: { count: { type: 'creature', controller: 'you' } }, toughness: 0 },
            until: 'turn',
          },
        ],
      },
    ],
  };
  const table = tableAt(
    { seats: { Ana: { battlefield: ['Runeclaw Bear', '4 Forest'], hand: ['Centaur Courser'] }, Bob: {} } },
    [charge],
    (g) => void layCard(g, 0, 'hand', 'Charge'),
  );
  table.say('Ana', 'casts Charge').resolved().say('Ana', 'casts Centaur Courser').resolved();
  expect(table.read('Runeclaw Bear.power')).toBe(3);
  expect(table.read('Centaur Courser.power')).toBe(3);
});

test('M-ACT-014 an effect can give control to another player, who alone can then use the permanent', () => {
  const charm = instant('Charm', [{ do: 'modify', what: 'the target', gives: { control: 'you' }, until: 'turn' }]);
  const position = {
    seats: {
      Ana: { battlefield: ['3 Forest'] },
      Bob: { battlefield: ['Paragon of Eternal Wilds', 'Runeclaw Bear', '3 Forest'] },
    },
  };
  const table = tableAt(position, [charm], (g) => void layCard(g, 0, 'hand', 'Charm'));
  table.say('Ana', 'casts Charm on Paragon of Eternal Wilds').resolved();
  expect(table.read('Paragon of Eternal Wilds.controller')).toBe('Ana');
  expect(table.read('Runeclaw Bear.power')).toBe(2);
  table.untilAsked('Bob', 'beginning of combat');
  expect(table.offered('Bob')?.filter((each) => each.includes('Paragon'))).toEqual([]);
  expect(table.match.explain(1, 'activates Paragon of Eternal Wilds').possible).toBe(false);
  table.until(({ g }) => g.state.turnNumber === 11);
  expect(table.read('Paragon of Eternal Wilds.controller')).toBe('Bob');
});

test('M-X-053 a creature that has changed control is fresh, and M-X-067 out of combat', () => {
  const charm = instant('Charm', [{ do: 'modify', what: 'the target', gives: { control: 'you' }, until: 'turn' }]);
  const position = { seats: { Ana: { battlefield: ['Runeclaw Bear', 'Forest'] }, Bob: { battlefield: ['3 Forest'] } } };
  const table = tableAt(position, [charm], (g) => void layCard(g, 1, 'hand', 'Charm'));
  table.say('Ana', 'attacks with Runeclaw Bear').say('Bob', 'casts Charm on Runeclaw Bear').resolved();
  expect(table.read('Runeclaw Bear.attacking')).toBe(false);
  expect(table.read('Runeclaw Bear.sick')).toBe(true);
  table.untilAsked('Ana', 'main 2');
  expect(table.player('Bob').life).toBe(20);
});

test('M-X-067 a planeswalker that changes control is attacked no longer, and the attacker deals its damage to nobody', () => {
  const charm = instant('Charm', [{ do: 'modify', what: 'the target', gives: { control: 'you' }, until: 'turn' }]);
  const position = {
    seats: { Ana: { battlefield: ['Runeclaw Bear', '3 Forest'] }, Bob: { battlefield: ['Liliana Vess', 'Forest'] } },
  };
  const table = tableAt(position, [charm], (g) => void layCard(g, 0, 'hand', 'Charm'));
  table.say('Ana', 'attacks with Runeclaw Bear at Liliana Vess').say('Ana', 'casts Charm on Liliana Vess').resolved();
  table.untilAsked('Ana', 'main 2');
  expect(table.read('Liliana Vess.loyalty')).toBe(5);
  expect(table.player('Bob').life).toBe(20);
});

test('M-ACT-015 a permanent under foreign control that leaves goes to the zone of its owner', () => {
  const table = tableAt({
    seats: {
      Ana: { battlefield: [{ card: 'Runeclaw Bear', owner: 'Bob' }, '2 Forest'] },
      Bob: { battlefield: ['3 Mountain'], hand: ['Lightning Strike'] },
    },
  });
  table.say('Bob', 'casts Lightning Strike on Runeclaw Bear').resolved();
  expect(table.read('Bob.graveyard')).toEqual(['Lightning Strike', 'Runeclaw Bear']);
  expect(table.read('Ana.graveyard')).toEqual([]);
});

test('M-X-073 Equipment stays on a creature that changes its controller, and becomes loose when it cannot be equipped', () => {
  const charm = instant('Charm', [{ do: 'modify', what: 'the target', gives: { control: 'you' }, until: 'game' }]);
  const table = tableAt(
    {
      seats: {
        Ana: { battlefield: ['3 Forest'] },
        Bob: { battlefield: [{ card: 'Runeclaw Bear', with: ['Fireshrieker'] }] },
      },
    },
    [charm],
    (g) => void layCard(g, 0, 'hand', 'Charm'),
  );
  table.say('Ana', 'casts Charm on Runeclaw Bear').resolved();
  expect(table.read('Fireshrieker.host')).toBe('Runeclaw Bear');
  expect(table.read('Fireshrieker.controller')).toBe('Bob');
  expect(table.read('Runeclaw Bear.keywords')).toEqual(['double strike']);
});

test('M-X-088 a copy takes the printed values of the original, and enters as it', () => {
  const mimic: CardDef = {
    id: 'mimic',
    name: 'Mimic',
    cost: '{1}',
    types: ['creature'],
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'enters',
        copy: { type: 'creature', controller: 'you' },
        abilities: [{ kind: 'activated', cost: { mana: '{1}' }, effects: [{ do: 'move', what: 'this', to: 'hand' }] }],
      },
    ],
  };
  const position = {
    seats: {
      Ana: { battlefield: [{ card: 'Serra Angel', counters: 2, with: ['Divine Favor'] }, '4 Forest'] },
      Bob: {},
    },
  };
  const table = tableAt(position, [mimic], (g) => void layCard(g, 0, 'hand', 'Mimic'));
  table.say('Ana', 'casts Mimic').say('Ana', 'copies Serra Angel').resolved();
  expect(table.read('Mimic.power')).toBe(4);
  expect(table.read('Mimic.toughness')).toBe(4);
  expect(table.read('Mimic.keywords')).toEqual(['flying', 'vigilance']);
  table.say('Ana', 'activates Mimic').resolved();
  expect(table.read('Mimic.zone')).toBe('hand');
  table.say('Ana', 'casts Mimic').say('Ana', 'copies nothing').resolved();
  expect(table.read('Mimic.zone')).toBe('graveyard');
});

test('M-X-075 a permanent that enters tapped is tapped before it is there', () => {
  const crow: CardDef = {
    id: 'crow',
    name: 'Crow',
    cost: '{1}',
    types: ['creature'],
    power: 2,
    toughness: 2,
    abilities: [{ kind: 'enters', tapped: true }],
  };
  const table = tableAt(
    { seats: { Ana: { battlefield: ['2 Forest'] }, Bob: {} } },
    [crow],
    (g) => void layCard(g, 0, 'hand', 'Crow'),
  );
  table.say('Ana', 'casts Crow').resolved();
  expect(table.read('Crow.tapped')).toBe(true);
});

/** Cards of the pool look no further than the battlefield; the language lets them. */
const inGraveyard = { type: 'creature', in: 'graveyard', owner: 'you' } as const;
const mourner: CardDef = {
  ...{ id: 'Mourner', name: 'Mourner', cost: '{1}', types: ['creature'] },
  power: { count: inGraveyard },
  toughness: { count: inGraveyard },
};
const wake = (gives: { readonly power: number; readonly toughness?: number }): CardDef => ({
  ...{ id: 'Wake', name: 'Wake', cost: '{1}', types: ['enchantment'] },
  abilities: [
    {
      ...{ kind: 'static', of: { type: 'creature', controller: 'you' }, gives },
      while: { if: 'exists', what: inGraveyard },
    },
  ],
});
/** Ana has a card too many, and discarding it affects no object on the battlefield. */
function overfull(card: CardDef, graveyard: readonly string[]): TestTable {
  const ana = { battlefield: ['Runeclaw Bear'], graveyard: [...graveyard], hand: ['Siege Wurm', '7 Plains'] };
  return tableAt(
    { step: 'end', seats: { Ana: ana, Bob: {} } },
    [card],
    (g) => void layCard(g, 0, 'battlefield', card.id),
  );
}

test('M-X-083 a number that the card defines follows events elsewhere', () => {
  const table = overfull(mourner, ['Welkin Tern']);
  expect(table.read('Mourner.power')).toBe(1);
  table.say('Ana', 'discards Siege Wurm');
  expect(table.read('Mourner.power')).toBe(2);
});

test('M-X-080 a static ability with a condition follows events elsewhere', () => {
  const table = overfull(wake({ power: 2 }), []);
  expect(table.read('Runeclaw Bear.power')).toBe(2);
  table.say('Ana', 'discards Siege Wurm');
  expect(table.read('Runeclaw Bear.power')).toBe(4);
});

test('M-X-048, M-X-049 a creature that dies because of events elsewhere does so at once', () => {
  const table = overfull(wake({ power: -2, toughness: -2 }), []);
  table.say('Ana', 'discards Siege Wurm');
  expect(table.read('Ana.graveyard')).toEqual(['Siege Wurm', 'Runeclaw Bear']);
});
