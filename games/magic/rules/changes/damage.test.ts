import { expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { layCard, tableAt } from '../../testing.ts';

const spell = (
  name: string,
  effects: Extract<NonNullable<CardDef['abilities']>[number], { kind: 'spell' }>['effects'],
): CardDef => ({
  id: name,
  name,
  cost: '{1}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effects }],
});

const fog = spell('Fog', [{ do: 'prevent damage', by: { type: 'creature', not: { color: 'green' } }, combat: true }]);
const ward: CardDef = {
  id: 'ward',
  name: 'Ward',
  cost: '{1}',
  types: ['enchantment'],
  abilities: [{ kind: 'prevention', to: 'you and your planeswalkers', allBut: 1 }],
};

test('M-X-075 prevention changes damage before it is dealt, and applies only to the damage it names', () => {
  const table = tableAt(
    { seats: { Ana: { battlefield: ['Walking Corpse', 'Runeclaw Bear', '2 Forest'] }, Bob: {} } },
    [fog],
    (g) => void layCard(g, 0, 'hand', 'Fog'),
  );
  table
    .say('Ana', 'casts Fog')
    .resolved()
    .say('Ana', 'attacks with Walking Corpse, Runeclaw Bear')
    .untilAsked('Ana', 'main 2');
  expect(table.player('Bob').life).toBe(18);
});

test('M-X-076 if several effects apply, the affected player chooses which is applied first', () => {
  const table = tableAt(
    {
      seats: {
        Ana: { battlefield: ['5 Mountain'], hand: ['Lava Axe'] },
        Bob: { battlefield: ['Liliana Vess', 'Forest'] },
      },
    },
    [ward],
    (g) => void layCard(g, 1, 'battlefield', 'Ward'),
  );
  table.say('Ana', 'casts Lava Axe on Bob');
  table.until(() => table.question('Bob')?.about.say === 'choose replacement');
  expect(table.offered('Bob')).toEqual(['Bob has it redirected first', 'Bob prevents with Ward']);
  table.say('Bob', 'prevents with Ward');
  expect(table.question('Ana')?.about).toMatchObject({ say: 'redirect', amount: 1 });
  table.say('Ana', 'redirects to Liliana Vess').resolved();
  expect(table.player('Bob').life).toBe(20);
  expect(table.read('Liliana Vess.loyalty')).toBe(4);
});

test('M-X-076 where all that apply prevent damage, the greatest prevention decides and nobody is asked', () => {
  const table = tableAt(
    {
      seats: {
        Ana: { battlefield: ['Walking Corpse', 'Siege Wurm', '2 Forest'] },
        Bob: { battlefield: ['White Knight', 'Forest'] },
      },
    },
    [fog, ward],
    (g) => {
      layCard(g, 0, 'hand', 'Fog');
      layCard(g, 1, 'battlefield', 'Ward');
      layCard(g, 1, 'battlefield', 'Ward');
    },
  );
  table
    .say('Ana', 'casts Fog')
    .resolved()
    .say('Ana', 'attacks with Siege Wurm, Walking Corpse')
    .say('Bob', 'blocks Walking Corpse with White Knight');
  const asked: string[] = [];
  table.until(() => {
    for (const { about } of table.match.questions) asked.push(about.say);
    return table.question('Ana')?.step === 'main 2';
  });
  expect(new Set(asked)).toEqual(new Set(['priority']));
  // Two Wards leave 1 of the green Wurm's damage; the black Corpse's is prevented by the Knight and by Fog.
  expect(table.player('Bob').life).toBe(19);
  expect(table.read('White Knight.damage')).toBe(0);
});

test('M-X-075 each effect is applied at most once to an event', () => {
  const table = tableAt(
    { seats: { Ana: { battlefield: ['Siege Wurm'] }, Bob: {} } },
    [ward],
    (g) => void layCard(g, 1, 'battlefield', 'Ward'),
  );
  table.say('Ana', 'attacks with Siege Wurm').untilAsked('Ana', 'main 2');
  expect(table.player('Bob').life).toBe(19);
});

test('M-X-069 several instances of lifelink do not add up, and any damage of the source counts', () => {
  const link: CardDef = {
    id: 'link',
    name: 'Link',
    cost: '{1}',
    types: ['enchantment'],
    abilities: [{ kind: 'static', of: { type: 'creature', controller: 'you' }, gives: { gain: ['lifelink'] } }],
  };
  const table = tableAt(
    { seats: { Ana: { battlefield: ['Child of Night'] }, Bob: {} } },
    [link],
    (g) => void layCard(g, 0, 'battlefield', 'Link'),
  );
  table.say('Ana', 'attacks with Child of Night').untilAsked('Ana', 'main 2');
  expect(table.player('Ana').life).toBe(22);
});

test('M-X-070 damage from a source of the quality is prevented', () => {
  const drain: CardDef = {
    ...spell('Drain', [{ do: 'damage', amount: 2, to: { type: 'creature' } }]),
    cost: '{B}',
  };
  const table = tableAt(
    { seats: { Ana: { battlefield: ['2 Swamp'] }, Bob: { battlefield: ['White Knight', 'Siege Wurm'] } } },
    [drain],
    (g) => void layCard(g, 0, 'hand', 'Drain'),
  );
  table.say('Ana', 'casts Drain').resolved();
  expect(table.read('White Knight.damage')).toBe(0);
  expect(table.read('Siege Wurm.damage')).toBe(2);
});

test('M-X-070 Auras of the quality fall off, unless the card says that they stay', () => {
  const shroud = (keepsAuras: boolean): CardDef => ({
    id: `shroud ${keepsAuras}`,
    name: 'Shroud',
    cost: '{1}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [
          {
            do: 'modify',
            what: 'the target',
            gives: { gain: [keepsAuras ? { protection: ['white'], keepsAuras } : { protection: ['white'] }] },
            until: 'turn',
          },
        ],
      },
    ],
  });
  const position = {
    seats: { Ana: { battlefield: [{ card: 'Runeclaw Bear', with: ['Divine Favor'] }, '2 Forest'] }, Bob: {} },
  };
  for (const keeps of [true, false]) {
    const table = tableAt(position, [shroud(keeps)], (g) => void layCard(g, 0, 'hand', 'Shroud'));
    table.say('Ana', 'casts Shroud on Runeclaw Bear').resolved();
    expect(table.read('Divine Favor.zone')).toBe(keeps ? 'battlefield' : 'graveyard');
  }
});

test('M-X-022 players who must choose at the same time choose in turn order, then all happens at once', () => {
  const edict = spell('Edict', [{ do: 'sacrifice', who: 'each player', what: { type: 'creature' }, amount: 1 }]);
  const table = tableAt(
    {
      seats: {
        Ana: { battlefield: ['Runeclaw Bear', 'Elvish Mystic', '2 Forest'] },
        Bob: { battlefield: ['Walking Corpse', 'Typhoid Rats'] },
      },
    },
    [edict],
    (g) => void layCard(g, 0, 'hand', 'Edict'),
  );
  table.say('Ana', 'casts Edict').until(() => table.question('Ana')?.about.say === 'sacrifices');
  expect(table.offered('Bob')).toBeUndefined();
  table.say('Ana', 'sacrifices Elvish Mystic');
  expect(table.read('Elvish Mystic.zone')).toBe('battlefield');
  // M-ACT-008 Each his own.
  expect(table.offered('Bob')).toEqual(['Bob sacrifices Walking Corpse', 'Bob sacrifices Typhoid Rats']);
  table.say('Bob', 'sacrifices Typhoid Rats').resolved();
  expect(table.read('Ana.graveyard')).toEqual(['Elvish Mystic', 'Edict']);
  expect(table.read('Bob.graveyard')).toEqual(['Typhoid Rats']);
});

test('M-ACT-008 a player can sacrifice only his own permanents', () => {
  const pit: CardDef = {
    id: 'pit',
    name: 'Pit',
    cost: '{1}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { sacrifice: { type: 'creature' } },
        effects: [{ do: 'gain life', who: 'you', amount: 1 }],
      },
    ],
  };
  const table = tableAt(
    { seats: { Ana: { battlefield: ['Elvish Mystic'] }, Bob: { battlefield: ['Walking Corpse'] } } },
    [pit],
    (g) => void layCard(g, 0, 'battlefield', 'Pit'),
  );
  expect(table.offered('Ana')?.filter((each) => each.includes('Pit'))).toEqual([
    'Ana activates Pit sacrificing Elvish Mystic',
  ]);
});

test('M-ACT-009 an exiled card is neither a permanent nor in a graveyard, M-AMB-14 from wherever it came', () => {
  const light: CardDef = {
    ...spell('Light', []),
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [
          { do: 'move', what: 'the target', to: 'exile' },
          { do: 'move', what: { in: 'graveyard' }, to: 'exile' },
        ],
      },
    ],
  };
  const table = tableAt(
    {
      seats: {
        Ana: { battlefield: ['2 Plains'] },
        Bob: { battlefield: ['Runeclaw Bear'], graveyard: ['Torch Fiend'] },
      },
    },
    [light],
    (g) => void layCard(g, 0, 'hand', 'Light'),
  );
  table.say('Ana', 'casts Light on Runeclaw Bear').resolved();
  expect(table.read('Bob.exile')).toEqual(['Runeclaw Bear', 'Torch Fiend']);
  expect(table.read('Bob.battlefield')).toEqual([]);
  expect(table.read('Bob.graveyard')).toEqual([]);
});

test('M-X-077 a shield that was not used ends in the cleanup step', () => {
  const table = tableAt({ seats: { Ana: { battlefield: ['Drudge Skeletons', 'Swamp'] }, Bob: {} } });
  table.say('Ana', 'activates Drudge Skeletons').resolved();
  expect(table.read('Drudge Skeletons.shields')).toBe(1);
  table.until(({ g }) => g.state.turnNumber === 11);
  expect(table.read('Drudge Skeletons.shields')).toBe(0);
});
