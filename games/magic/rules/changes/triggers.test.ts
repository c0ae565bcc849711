import { expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { layCard, tableAt } from '../../testing.ts';

const enchantment = (name: string, abilities: CardDef['abilities']): CardDef => ({
  id: name,
  name,
  cost: '{1}',
  types: ['enchantment'],
  ...(abilities ? { abilities } : {}),
});

/** Whenever a creature dies, its player gains life. */
const mourner = (name: string, amount: number): CardDef =>
  enchantment(name, [
    {
      kind: 'triggered',
      when: [{ on: 'dies', what: { type: 'creature' } }],
      effects: [{ do: 'gain life', who: 'you', amount }],
    },
  ]);

const strike = {
  Ana: { battlefield: ['3 Mountain'], hand: ['Lightning Strike'] },
  Bob: { battlefield: ['Runeclaw Bear'] },
};

test('M-X-038 a triggered ability goes on the stack the next time a player would get priority', () => {
  const table = tableAt({ seats: strike }, [mourner('Urn', 1)], (g) => void layCard(g, 1, 'battlefield', 'Urn'));
  table.say('Ana', 'casts Lightning Strike on Runeclaw Bear');
  table.until(({ g }) => g.state.stack.some(({ kind }) => kind === 'ability'));
  expect(table.read('stack')).toEqual(['Urn']);
  expect(table.player('Bob').life).toBe(20);
  table.resolved();
  expect(table.player('Bob').life).toBe(21);
});

test('M-X-039 the active player puts his triggers on the stack first, so those of the other resolve first', () => {
  const table = tableAt({ seats: strike }, [mourner('Urn', 1), mourner('Veil', 2)], (g) => {
    layCard(g, 0, 'battlefield', 'Urn');
    layCard(g, 1, 'battlefield', 'Veil');
  });
  table.say('Ana', 'casts Lightning Strike on Runeclaw Bear');
  table.until(({ g }) => g.state.stack.length === 2);
  expect(table.read('stack')).toEqual(['Veil', 'Urn']);
});

test('M-X-039 a player puts several triggers on the stack in the order he likes', () => {
  const cards = [mourner('Urn', 1), mourner('Veil', 2)];
  const table = tableAt({ seats: strike }, cards, (g) => {
    layCard(g, 0, 'battlefield', 'Urn');
    layCard(g, 0, 'battlefield', 'Veil');
  });
  table.say('Ana', 'casts Lightning Strike on Runeclaw Bear');
  table.until(() => table.question('Ana')?.about.say === 'order triggers');
  expect(table.offered('Ana')).toEqual(['Ana orders Urn, Veil', 'Ana orders Veil, Urn']);
  table.say('Ana', 'orders Veil, Urn');
  expect(table.read('stack')).toEqual(['Urn', 'Veil']);
});

test('M-X-038, M-X-064 being dealt damage by several at the same time is one event, dealing it one for each of them', () => {
  const martyr: CardDef = {
    id: 'martyr',
    name: 'Martyr',
    cost: '{1}',
    types: ['creature'],
    power: 0,
    toughness: 9,
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'damage', to: 'this', combat: true }],
        effects: [{ do: 'gain life', who: 'you', amount: 'that much' }],
      },
    ],
  };
  const witness = enchantment('Witness', [
    {
      kind: 'triggered',
      when: [{ on: 'damage', by: { type: 'creature' }, to: { type: 'creature' } }],
      effects: [{ do: 'lose life', who: 'each opponent', amount: 1 }],
    },
  ]);
  const table = tableAt(
    { seats: { Ana: { battlefield: ['Forest'] }, Bob: { battlefield: ['Walking Corpse', 'Centaur Courser'] } } },
    [martyr, witness],
    (g) => {
      layCard(g, 0, 'battlefield', 'Martyr');
      layCard(g, 0, 'battlefield', 'Witness');
    },
  );
  table
    .say('Ana', 'attacks with Martyr')
    .say('Bob', 'blocks Martyr with Walking Corpse, Centaur Courser')
    .until(({ g }) => g.state.stack.length > 0);
  expect((table.read('stack') as string[]).toSorted()).toEqual(['Martyr', 'Witness', 'Witness']);
  table.untilAsked('Ana', 'main 2');
  expect(table.player('Ana').life).toBe(25);
  expect(table.player('Bob').life).toBe(18);
});

test('M-X-040 a condition after the event must hold when it triggers and when it resolves', () => {
  const vigil = enchantment('Vigil', [
    {
      kind: 'triggered',
      when: [{ on: 'end step', of: 'you' }],
      if: { if: 'exists', what: { type: 'creature', controller: 'you' } },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ]);
  const position = {
    seats: {
      Ana: { battlefield: ['Runeclaw Bear', 'Forest'] },
      Bob: { battlefield: ['3 Mountain'], hand: ['Lightning Strike'] },
    },
  };
  const lay = (g: Parameters<typeof layCard>[0]): void => void layCard(g, 0, 'battlefield', 'Vigil');
  const kept = tableAt(position, [vigil], lay).untilAsked('Ana', 'end').resolved();
  expect(kept.player('Ana').hand).toHaveLength(1);
  const gone = tableAt(position, [vigil], lay).untilAsked('Bob', 'end');
  gone.say('Bob', 'casts Lightning Strike on Runeclaw Bear').resolved();
  expect(gone.player('Ana').hand).toHaveLength(0);
  const never = tableAt({ seats: { Ana: { battlefield: ['Forest'] }, Bob: {} } }, [vigil], lay).untilAsked(
    'Ana',
    'end',
  );
  expect(never.read('stack')).toEqual([]);
});

test('M-X-041 creatures that die together see each other die', () => {
  const ghoul: CardDef = {
    id: 'ghoul',
    name: 'Ghoul',
    cost: '{1}',
    types: ['creature'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'dies', what: { type: 'creature', other: true } }],
        effects: [{ do: 'gain life', who: 'you', amount: 1 }],
      },
    ],
  };
  const table = tableAt(
    { seats: { Ana: { battlefield: ['4 Swamp'], hand: ['Festergloom'] }, Bob: {} } },
    [ghoul],
    (g) => {
      layCard(g, 1, 'battlefield', 'Ghoul');
      layCard(g, 1, 'battlefield', 'Ghoul');
    },
  );
  table.say('Ana', 'casts Festergloom').untilAsked('Ana', 'beginning of combat');
  expect(table.player('Bob').life).toBe(22);
});

test('M-ACT-010 only a creature that is put into a graveyard from the battlefield dies', () => {
  const table = tableAt(
    {
      seats: {
        Ana: { battlefield: ['7 Forest'], hand: ['Siege Wurm'] },
        Bob: { battlefield: ['4 Island'], hand: ['Cancel'] },
      },
    },
    [mourner('Urn', 1)],
    (g) => void layCard(g, 1, 'battlefield', 'Urn'),
  );
  table
    .say('Ana', 'casts Siege Wurm')
    .say('Bob', 'casts Cancel on Siege Wurm')
    .untilAsked('Ana', 'beginning of combat');
  expect(table.player('Ana').graveyard).toHaveLength(1);
  expect(table.player('Bob').life).toBe(20);
});

test('M-X-042 a delayed trigger triggers once, the next time its event happens', () => {
  const promise: CardDef = {
    id: 'promise',
    name: 'Promise',
    cost: '{1}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'later',
            when: { on: 'upkeep', of: 'you' },
            effects: [{ do: 'gain life', who: 'you', amount: 5 }],
          },
        ],
      },
    ],
  };
  const table = tableAt(
    { seats: { Ana: { battlefield: ['Forest'] }, Bob: {} } },
    [promise],
    (g) => void layCard(g, 0, 'hand', 'Promise'),
  );
  table.say('Ana', 'casts Promise').untilAsked('Ana', 'end');
  expect(table.player('Ana').life).toBe(20);
  table.until(({ g }) => g.state.turnNumber === 12).untilAsked('Ana', 'draw');
  expect(table.player('Ana').life).toBe(25);
  table.until(({ g }) => g.state.turnNumber === 14).untilAsked('Ana', 'draw');
  expect(table.player('Ana').life).toBe(25);
});

test('M-X-037 an object that has left is remembered as it last was on the battlefield', () => {
  const imp: CardDef = {
    id: 'imp',
    name: 'Imp',
    cost: '{1}',
    types: ['creature'],
    power: 2,
    toughness: 1,
    abilities: [
      {
        kind: 'activated',
        cost: { sacrifice: 'this' },
        targets: [{ name: 'player', player: 'any' }],
        effects: [{ do: 'lose life', who: 'the player', amount: { power: 'this' } }],
      },
    ],
  };
  const position = { seats: { Ana: { battlefield: ['3 Forest'], hand: ['Titanic Growth'] }, Bob: {} } };
  const table = tableAt(position, [imp], (g) => void layCard(g, 0, 'battlefield', 'Imp'));
  table.say('Ana', 'casts Titanic Growth on Imp').resolved();
  table.say('Ana', 'activates Imp on Bob').untilAsked('Ana', 'beginning of combat');
  expect(table.player('Bob').life).toBe(14);
});

test('M-X-045 after a cleanup step in which something triggered there is another one', () => {
  const grief = enchantment('Grief', [
    {
      kind: 'triggered',
      when: [{ on: 'put into graveyard', what: { owner: 'you' } }],
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ]);
  const table = tableAt(
    { seats: { Ana: { hand: ['8 Forest'], battlefield: ['Island'] }, Bob: {} }, step: 'end' },
    [grief],
    (g) => void layCard(g, 0, 'battlefield', 'Grief'),
  );
  table.say('Ana', 'discards Forest').untilAsked('Ana', 'cleanup');
  expect(table.read('stack')).toEqual(['Grief']);
  table.until(() => table.question('Ana')?.about.say === 'discards');
  expect(table.player('Ana').hand).toHaveLength(8);
});

test('M-X-007 a loop of mandatory actions that nobody stops is a draw', () => {
  const joy = enchantment('Joy', [
    {
      kind: 'triggered',
      when: [{ on: 'life gained', who: 'you' }],
      effects: [{ do: 'gain life', who: 'you', amount: 1 }],
    },
  ]);
  const table = tableAt(
    { seats: { Ana: { battlefield: ['Child of Night'] }, Bob: {} } },
    [joy],
    (g) => void layCard(g, 0, 'battlefield', 'Joy'),
  );
  table.say('Ana', 'attacks with Child of Night').until(({ match }) => match.result !== undefined);
  expect(table.read('result')).toBe('nobody');
  expect(table.match.result).toMatchObject({ kind: 'over', winners: [], reason: 'draw' });
});

test('M-X-007 if both players would lose at the same time the game is a draw', () => {
  const blast: CardDef = {
    id: 'blast',
    name: 'Blast',
    cost: '{1}',
    types: ['sorcery'],
    abilities: [{ kind: 'spell', effects: [{ do: 'damage', amount: 2, to: 'each player' }] }],
  };
  const table = tableAt(
    { seats: { Ana: { life: 2, battlefield: ['2 Forest'] }, Bob: { life: 2, battlefield: ['Forest'] } } },
    [blast],
    (g) => void layCard(g, 0, 'hand', 'Blast'),
  );
  table.say('Ana', 'casts Blast').until(({ match }) => match.result !== undefined);
  expect(table.read('result')).toBe('nobody');
});
