import { expect, test } from 'vitest';
import { validate } from '../cards/language/validate.ts';
import type { CardFacts } from '../decks/knowledge.ts';
import { type Compiled, compileCard } from './compile.ts';

function compiled(text: string, facts: Partial<CardFacts> & { readonly types: readonly string[] }): Compiled {
  const known: CardFacts = { name: 'Midnight Errand', number: 199_999, kind: 'library', ...facts };
  return compileCard({ facts: known, text, path: '', since: undefined }, 'errand');
}

function definition(text: string, facts: Partial<CardFacts> & { readonly types: readonly string[] }): object {
  const result = compiled(text, facts);
  if ('refused' in result) throw new Error(result.refused);
  expect(validate(result.def)).toEqual([]);
  const { id: _, name: _name, kind: _kind, types: _types, ...rest } = result.def;
  return rest;
}

const MODIFIER = { types: ['action modifier'], requires: ['Obfuscate'] };
const COMBAT = { types: ['combat'], requires: ['Celerity'] };

test('levels, times and limits of a modifier', () => {
  expect(
    definition('Not usable during a bleed action.\n[obf] +1 stealth.\n[OBF] As above, but for +3 stealth.', MODIFIER),
  ).toEqual({
    modes: [
      {
        disciplines: ['obf'],
        conditions: [{ if: 'not bleeding' }],
        effects: [{ do: 'modify', stat: 'stealth', amount: 1 }],
      },
      {
        disciplines: ['OBF'],
        conditions: [{ if: 'not bleeding' }],
        effects: [{ do: 'modify', stat: 'stealth', amount: 3 }],
      },
    ],
  });
  expect(
    definition(
      '[obf] Only usable during a bleed action. +1 bleed (limited).\n[OBF] Only usable after resolution of a successful action. Unlock this vampire. A vampire can play only one Midnight Errand at superior each turn.',
      MODIFIER,
    ),
  ).toMatchObject({
    modes: [
      { conditions: [{ if: 'bleeding' }], effects: [{ stat: 'bleed', amount: 1, limited: true }] },
      { when: ['after resolution'], once: 'turn', effects: [{ do: 'unlock', card: 'self' }] },
    ],
  });
});

test('strikes, and their extras', () => {
  expect(
    definition('[cel] Maneuver or press.\n[CEL] Strike: dodge, with 1 additional strike (limited).', COMBAT),
  ).toEqual({
    modes: [
      { disciplines: ['cel'], level: 'maneuver', effects: [{ do: 'maneuver' }] },
      { disciplines: ['cel'], level: 'press', effects: [{ do: 'press' }] },
      {
        disciplines: ['CEL'],
        // The additional strike alone is not an option of the card.
        when: ['strike'],
        effects: [
          { do: 'strike', strike: { kind: 'dodge' } },
          { do: 'additional strikes', amount: 1 },
        ],
      },
    ],
  });
  expect(
    definition(
      'Only usable at long range.\n[cel] Strike: 2R aggravated damage. This strike cannot be dodged.\n[CEL] As above, with 1 optional press.',
      COMBAT,
    ),
  ).toMatchObject({
    modes: [
      {
        conditions: [{ if: 'long range' }],
        effects: [{ strike: { kind: 'damage', amount: 2, ranged: true, aggravated: true, undodgeable: true } }],
      },
      { effects: [{ do: 'strike' }, { do: 'modify', stat: 'optional press', until: 'round' }] },
    ],
  });
});

test('actions: a bleed with a gain, a fight with a maneuver, one such card on a vampire', () => {
  const presence = { types: ['action'], requires: ['Presence'] };
  expect(
    definition(
      '[pre] (D) Bleed with +2 bleed.\n[PRE] As above, and gain 1 pool if the bleed is successful (for 1 or more).',
      presence,
    ),
  ).toMatchObject({
    modes: [
      { action: { kind: 'bleed', bleed: 2 }, effects: [] },
      { effects: [{ do: 'if', conditions: [{ if: 'bleed would succeed' }], effects: [{ do: 'gain pool' }] }] },
    ],
  });
  const [, trust] = (
    definition(
      '[pre] (D) Bleed.\n[PRE] As above, and if the bleed is successful (for 1 or more), add 1 blood to a vampire in your uncontrolled region.',
      presence,
    ) as { modes: { choose?: unknown; effects: unknown[] }[] }
  ).modes;
  expect(trust).not.toHaveProperty('choose');
  expect(trust).toHaveProperty('effects.0.effects.0.do', 'choose');
  expect(
    definition(
      '(D) Enter combat with a locked minion. This acting minion gets 1 optional maneuver during that combat.',
      {
        types: ['action'],
      },
    ),
  ).toMatchObject({
    modes: [
      {
        choose: [{ card: { is: 'minion', locked: true, in: 'ready', of: 'another' } }],
        effects: [
          { do: 'modify', stat: 'optional maneuver', until: 'combat' },
          { do: 'fight', with: 'the target' },
        ],
      },
    ],
  });
  expect(
    definition(
      '+1 stealth action.\n[pre] Put this card on this vampire. This vampire gets +1 bleed. A vampire can have only one Midnight Errand.\n[PRE] As above, but this vampire gets +2 bleed.',
      presence,
    ),
  ).toMatchObject({
    requires: { not: { bears: 'Midnight Errand' } },
    modes: [{ effects: [{ do: 'put in play', on: 'self' }] }, { effects: [{ on: 'self', superior: true }] }],
    abilities: [
      { stat: 'bleed', amount: 1, of: 'bearer' },
      { stat: 'bleed', amount: 1, of: 'bearer', if: [{ if: 'superior' }] },
    ],
  });
});

test('a location, a weapon and an ally', () => {
  expect(
    definition('Unique location.\nYou can lock this card to give a Gangrel you control +1 intercept.', {
      types: ['master'],
      clan: 'Gangrel/Gangrel antitribu',
    }),
  ).toMatchObject({
    unique: true,
    traits: ['location'],
    requires: { any: [{ clan: 'Gangrel' }, { clan: 'Gangrel antitribu' }] },
    modes: [{ effects: [{ do: 'put in play' }] }],
    abilities: [
      {
        use: 'intercept',
        cost: { lock: true },
        conditions: [{ card: 'blocker', filter: { clan: 'Gangrel', of: 'you' } }],
        effects: [{ stat: 'intercept', of: 'blocker' }],
      },
    ],
  });
  expect(
    definition('Weapon: gun.\nStrike: 3R damage, with 1 optional maneuver each combat.', { types: ['equipment'] }),
  ).toEqual({
    traits: ['weapon', 'gun'],
    abilities: [{ weapon: { kind: 'damage', amount: 3, ranged: true }, maneuver: 'each combat' }],
  });
  expect(
    definition(
      'Unique mortal with 2 life. 1 strength, 0 bleed.\nOnce each combat, he can strike: dodge. Errand gets +1 intercept against vampires.',
      { types: ['ally'] },
    ),
  ).toMatchObject({
    life: 2,
    strength: 1,
    bleed: 0,
    abilities: [
      { weapon: { kind: 'dodge' }, once: 'combat' },
      { stat: 'intercept', if: [{ card: 'acting' }] },
    ],
  });
});

test('a way without a type of its own is one of each type of the card', () => {
  expect(
    definition('Only usable during the polling step of a political action.\nThis Lasombra gets +3 votes.', {
      types: ['action modifier', 'reaction'],
      clan: 'Lasombra',
    }),
  ).toMatchObject({ modes: [{ as: 'action modifier' }, { as: 'reaction' }] });
});

test('one Discipline or another, and several at once', () => {
  const both = definition('[obf] or [pre] +1 stealth.\n[OBF] or [PRE] As above, but for +2 stealth.', {
    types: ['action modifier'],
    requires: ['Obfuscate', 'Presence'],
  }) as { readonly modes: readonly { readonly disciplines: readonly string[]; readonly level: string }[] };
  expect(both.modes.map(({ disciplines, level }) => [...disciplines, level])).toEqual([
    ['obf', 'basic obf'],
    ['pre', 'basic pre'],
    ['OBF', 'superior obf'],
    ['PRE', 'superior pre'],
  ]);
  const combined = definition(
    'More than one Discipline can be used to play this card. (D) Bleed.\n[cel] This is a +1 stealth action.\n[pre] The bleed is with +1 bleed.',
    { types: ['action'], requires: ['Celerity', 'Presence'] },
  );
  expect(combined).toMatchObject({
    modes: [
      { disciplines: ['cel'], action: { kind: 'bleed', stealth: 1 } },
      { disciplines: ['pre'], action: { kind: 'bleed', bleed: 1 } },
      { disciplines: ['cel', 'pre'], action: { kind: 'bleed', stealth: 1, bleed: 1 } },
    ],
  });
});

test('a card that represents a title', () => {
  expect(
    definition(
      'Requires a Sabbat vampire. Title.\nIf this referendum passes, put this card on the acting vampire to represent the unique Sabbat title of Archbishop of London. This could lead to a contested title. If this vampire is Nosferatu antitribu, he or she unlocks during your next discard phase.',
      { types: ['political action'] },
    ),
  ).toMatchObject({
    modes: [
      {
        effects: [
          { do: 'put in play', on: 'self' },
          { do: 'title', rank: 'archbishop', card: 'self', of: 'London' },
          { do: 'note', note: 'titled this turn', card: 'self' },
        ],
      },
    ],
    abilities: [{ trigger: 'your discard phase', effects: [{ do: 'unlock', card: 'bearer' }] }],
  });
  expect(
    definition(
      'Title.\nChoose a ready Ventrue. Successful referendum means this card is put on the chosen Ventrue to represent the unique Camarilla title of Ventrue Justicar. In this referendum, each Ventrue gets +1 vote.',
      { types: ['political action'] },
    ),
  ).toMatchObject({
    modes: [
      {
        choose: [{ name: 'target', card: { clan: 'Ventrue', canHold: { rank: 'justicar', of: 'Ventrue' } } }],
        during: [{ do: 'gain votes', cards: { clan: 'Ventrue' }, amount: 1 }],
      },
    ],
  });
});

test('a card of a Path requires a minion that follows it', () => {
  const facts: CardFacts = { name: 'Errand', number: 1, kind: 'library', types: ['action'] };
  const text = '(D) Enter combat with a minion.';
  const result = compileCard({ facts, text, path: 'Caine', since: undefined }, 'errand');
  expect('def' in result && result.def.requires).toEqual({ is: 'vampire', trait: 'Path of Caine' });
  expect(compileCard({ facts, text, path: 'Gold', since: undefined }, 'errand')).toEqual({
    refused: 'the Path "Gold"',
  });
});

test.each([
  // "Them" means the action's targets, not the acting minion.
  [
    '(D) Burn 1 blood from an unlocked vampire and lock them.',
    { types: ['action'] },
    '(D) Burn 1 blood from an unlocked vampire and lock them.',
  ],
  ['[obf] +1 stealth. You sing.\n[OBF] +2 stealth.', MODIFIER, 'You sing.'],
  ['[obf] +1 stealth, and sing.', MODIFIER, '+1 stealth, and sing.'],
  ['[obf] +2 bleed (limited).', MODIFIER, '+2 bleed (limited).'],
  ['+1 intercept.', { types: ['reaction'], requires: ['Flight'] }, 'the requirement "Flight"'],
  ['[pot] Press.\n[for] Press.', COMBAT, 'the requirement "pot"'],
  ['Put this card in play. Nobody may laugh.', { types: ['master'] }, 'Nobody may laugh.'],
  ['Gain 1 pool.', { types: ['song'] }, 'the type "song"'],
])('is refused: %s', (text, facts, why) => {
  expect(compiled(text, facts)).toEqual({ refused: why });
});
